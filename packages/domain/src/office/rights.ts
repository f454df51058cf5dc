import type { Right } from './right-words.ts'

/** Whoever is in the back office at all: their own first page, and what they keep for themselves. */
export const ANYBODY = 'anybody'
export type Needed = readonly Right[] | typeof ANYBODY

/** Which right opens which page of the back office, by its address (ADR 040); a call names its right itself (ADR 055). One of them is enough. */
const ROOMS: readonly { needs: Needed; rooms: readonly string[] }[] = [
  { needs: ANYBODY, rooms: ['', 'find', 'appearance', 'leave-club', 'choose-club', 'prove', 'security'] },
  {
    needs: ['content'],
    rooms: ['news', 'pages', 'about-us', 'articles', 'menu-theme', 'banner', 'site', 'sponsors', 'media'],
  },
  { needs: ['content', 'catalogue', 'shop', 'fundraising', 'mail'], rooms: ['images'] },
  { needs: ['catalogue'], rooms: ['programmes', 'plans', 'bundles', 'discounts', 'codes', 'forms'] },
  { needs: ['money'], rooms: ['orders', 'reports', 'arrears', 'money', 'settings/payments', 'settings/tax'] },
  { needs: ['fundraising'], rooms: ['lotto', 'draws'] },
  { needs: ['shop'], rooms: ['shop'] },
  { needs: ['people'], rooms: ['members', 'people', 'waiting-lists', 'families'] },
  { needs: ['people', 'teams'], rooms: ['people/groups'] },
  { needs: ['people', 'teams', 'money'], rooms: ['check-card'] },
  { needs: ['mail'], rooms: ['messages', 'mail'] },
  { needs: ['log'], rooms: ['settings/audit-log'] },
  { needs: ['settings'], rooms: ['settings', 'fixtures'] },
  { needs: ['users'], rooms: ['settings/users', 'settings/governing-body'] },
]

/** What a page of the back office needs, by its address: the longest that fits counts. Null where nobody has said. */
export function neededToEnter(path: string): Needed | null {
  const parts = partsOf(path)
  let found: { needs: Needed; length: number } | null = null
  for (const { needs, rooms } of ROOMS)
    for (const room of rooms) {
      const wanted = partsOf(room)
      if (fits(wanted, parts) && wanted.length >= (found?.length ?? 0))
        found = { needs, length: wanted.length }
    }
  return found?.needs ?? null
}

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '')

/** The first page has no parts, and nothing stands below it. */
const fits = (wanted: readonly string[], parts: readonly string[]): boolean =>
  (wanted.length > 0 || parts.length === 0) && wanted.every((part, at) => part === parts[at])

/**
 * What a club can ask a passkey for; who runs it is among it, or the question could be switched off without one, and so is what leads
 * round it: keys for other software, letters, and the log.
 */
const GUARDED: readonly Right[] = ['money', 'people', 'teams', 'medical', 'mail', 'log', 'settings', 'users']

/** Whether only such rights open it: what another right opens as well is behind no passkey. */
export const isGuarded = (needed: Needed | null): boolean =>
  needed !== null && needed !== ANYBODY && needed.every((right) => GUARDED.includes(right))
