import type { OfficeMenuEntry } from './navigation.ts'

/** What the server looks through, by the entry that it is behind, in the order in which somebody thinks of it. */
const FOUND = [
  ['/members', 'people'],
  ['/news', 'news'],
  ['/pages', 'pages'],
  ['/orders', 'orders'],
  ['/plans', 'plans'],
  ['/forms', 'forms'],
] as const

const NAMED = 3

/** V53: no promise of what their office does not find; every menu can be searched. */
export function searchHint(entries: readonly Pick<OfficeMenuEntry, 'path'>[]): string {
  const found = FOUND.filter(([own]) => entries.some(({ path }) => path === own)).map(([, name]) => name)
  return found.length === 0 ? 'Search the menu…' : `Search ${found.slice(0, NAMED).join(', ')}…`
}
