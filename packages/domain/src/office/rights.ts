import type { Right } from './right-words.ts'

/** Whoever is in the back office at all: their own first page, and what they keep for themselves. */
export const ANYBODY = 'anybody'
export type Needed = readonly Right[] | typeof ANYBODY

interface Rule {
  /** One of these is enough. */
  needs: Needed
  /** Below /backoffice, by whole parts; `*` is any one of them. The longest that fits counts. */
  api?: readonly string[]
  /** Only for these: whatever else is done there needs what another rule says. */
  methods?: readonly string[]
  /** Addresses of the back office's pages, the same way. */
  rooms?: readonly string[]
}

/** Which right opens what: the one table of it. What is not in it is for nobody with an office (ADR 040). */
const RULES: readonly Rule[] = [
  {
    needs: ANYBODY,
    api: ['home', 'search', 'saved-views'],
    rooms: ['', 'find', 'appearance', 'choose-club', 'prove', 'security'],
  },
  {
    needs: ['content'],
    api: ['articles', 'account', 'menu-items', 'sponsors', 'images'],
    rooms: ['news', 'pages', 'about-us', 'articles', 'menu-theme', 'banner', 'site', 'sponsors', 'media'],
  },
  {
    needs: ['content', 'catalogue', 'shop', 'fundraising', 'mail'],
    api: ['images'],
    methods: ['GET', 'POST'],
    rooms: ['images'],
  },
  { needs: ['content', 'mail'], api: ['email/rephrase'] },
  {
    needs: ['catalogue'],
    api: ['programs', 'plans', 'bundles', 'discounts', 'discount-codes', 'season-copies', 'forms'],
    rooms: ['programmes', 'plans', 'bundles', 'discounts', 'codes', 'forms'],
  },
  {
    needs: ['money'],
    api: ['orders', 'ledger-entries', 'reports', 'arrears', 'bank', 'payouts'],
    rooms: ['orders', 'reports', 'arrears', 'money'],
  },
  { needs: ['fundraising'], api: ['lottery', 'draws'], rooms: ['lotto', 'draws'] },
  { needs: ['shop'], api: ['shop-orders', 'shop-items', 'promotions'], rooms: ['shop'] },
  {
    needs: ['people'],
    api: ['members', 'people', 'waiting-lists', 'waiting-households', 'families', 'groups'],
    rooms: ['members', 'people', 'waiting-lists', 'families', 'groups'],
  },
  { needs: ['people', 'teams'], api: ['groups'], methods: ['GET'], rooms: ['groups'] },
  // At the gate: whether a card holds, and no more.
  { needs: ['people', 'teams', 'money'], api: ['card-checks'], rooms: ['check-card'] },
  { needs: ['medical'], api: ['members/*/medical', 'members/*/guarded-answers'] },
  {
    needs: ['mail'],
    api: ['emails', 'automatic-mails', 'messages'],
    rooms: ['messages', 'mail'],
  },
  { needs: ['log'], api: ['audit-events'], rooms: ['settings/audit-log'] },
  {
    needs: ['settings'],
    api: [
      'account/contact',
      'account/features',
      'account/fixtures',
      'api-keys',
      'webhooks',
      'webhook-deliveries',
    ],
    rooms: ['settings', 'fixtures'],
  },
  { needs: ['users'], api: ['users'], rooms: ['settings/users'] },
]

const OFFICE_API = '/backoffice/'

/** What a call of the back office needs; null where nobody has said. `path` as the contract writes it. */
export function neededToCall(method: string, path: string): Needed | null {
  if (!path.startsWith(OFFICE_API)) return null
  return longest(path.slice(OFFICE_API.length), ({ api = [], methods }) =>
    methods === undefined || methods.includes(method) ? api : [],
  )
}

/** What a page of the back office needs, by its address; null where nobody has said. */
export const neededToEnter = (path: string): Needed | null =>
  longest(path.replace(/^\//, ''), ({ rooms = [] }) => rooms)

/** Of two that fit equally, the later one: it is the exception. */
function longest(asked: string, placesOf: (rule: Rule) => readonly string[]): Needed | null {
  const parts = partsOf(asked)
  let found: { needs: Needed; length: number } | null = null
  for (const rule of RULES)
    for (const place of placesOf(rule)) {
      const wanted = partsOf(place)
      if (fits(wanted, parts) && wanted.length >= (found?.length ?? 0))
        found = { needs: rule.needs, length: wanted.length }
    }
  return found?.needs ?? null
}

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '')

/** The first page has no parts, and nothing stands below it. */
const fits = (wanted: readonly string[], parts: readonly string[]): boolean =>
  (wanted.length > 0 || parts.length === 0) &&
  wanted.every((part, at) => (part === '*' ? parts[at] !== undefined : part === parts[at]))

/** What a club can ask a passkey for; who runs it is among it, or the question could be switched off without one. */
const GUARDED: readonly Right[] = ['money', 'people', 'teams', 'medical', 'users']

export const isGuarded = (needed: Needed | null): boolean =>
  needed !== null && needed !== ANYBODY && needed.some((right) => GUARDED.includes(right))
