import { holds, type Standing } from './offices.ts'
import { OFFICE_PAGES, type OfficePage } from './pages.ts'
import { ANYBODY, type Needed, type Right } from './right-words.ts'

/** What a page of the back office needs, by its address: the longest that fits counts. Null where nobody has said. */
export const neededToEnter = (path: string): Needed | null => pageAt(path)?.needs ?? null

/** What it takes to change what a page shows: who may open it and lacks this comes to read. */
export function neededToChange(path: string): Needed | null {
  const page = pageAt(path)
  return page?.changes ?? page?.needs ?? null
}

/** Whether somebody who may open it changes nothing there. */
export const isToRead = (standing: Standing, path: string): boolean =>
  holds(standing, neededToEnter(path)) && !holds(standing, neededToChange(path))

/** The page below which an address stands, as a record below its list; Home where it is such a page itself. */
export function pageAbove(path: string): string {
  const above = pageAt(path)?.path
  return above === undefined || above === path ? '/' : above
}

function pageAt(path: string): OfficePage | null {
  const parts = partsOf(path)
  let found: { page: OfficePage; length: number } | null = null
  for (const page of OFFICE_PAGES) {
    const wanted = partsOf(page.path)
    if (fits(wanted, parts) && wanted.length >= (found?.length ?? 0)) found = { page, length: wanted.length }
  }
  return found?.page ?? null
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
