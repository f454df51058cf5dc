import type { Feature } from '@clubhouse/contract/site/club'
import type { Role } from '@clubhouse/contract/people/people'
import { holds, type Standing } from '@clubhouse/domain/office/offices'
import { MENU } from '@clubhouse/domain/office/pages'
import { isToRead, neededToEnter } from '@clubhouse/domain/office/rights'
import type { IconName } from '../../../ui/icon/icon.tsx'

export type Group = keyof typeof MENU

export interface OfficeMenuEntry {
  /** A page with the name of its group stands in the menu by itself. */
  group: Group
  label: string
  path: string
  icon: IconName
  feature?: Feature
  key?: string
  /** They may look at it and change nothing. */
  isToRead?: true
}

const entriesOf = (group: Group): OfficeMenuEntry[] => MENU[group].pages.map((page) => ({ group, ...page }))

/** The groups in the order of the menu. */
const GROUPS = Object.keys(MENU) as Group[]

/** Every page of the back office that has a place in the menu: menu, drawer, palette and keys all read this list. */
export const ENTRIES: readonly OfficeMenuEntry[] = GROUPS.flatMap(entriesOf)

const RUNS_CLUB: readonly Role[] = ['admin', 'owner']

/** At the pitch: what stands under the thumb on a phone, the first four that are open, and the menu beside them. */
const UNDER_THE_THUMB = [
  '/',
  '/members',
  '/check-card',
  '/orders',
  '/people/groups',
  '/fixtures',
  '/news',
  '/forms',
  '/pages',
]
const IN_BAR = 4

/** Whose menu it is: what somebody is in the club, and what the club has switched on. */
export interface MenuOf extends Standing {
  features: readonly Feature[]
}

export function entriesFor({ roles, offices, features }: MenuOf, entries = ENTRIES): OfficeMenuEntry[] {
  const open = entries.filter(
    (entry) =>
      RUNS_CLUB.some((role) => roles.includes(role)) &&
      holds({ roles, offices }, neededToEnter(entry.path)) &&
      (entry.feature === undefined || features.includes(entry.feature)),
  )
  return open.map((entry) =>
    isToRead({ roles, offices }, entry.path) ? { ...entry, isToRead: true } : entry,
  )
}

export interface MenuGroup {
  name: Group
  icon: IconName
  entries: OfficeMenuEntry[]
}

/** The entries under their groups; a group without an entry is absent. */
export function menuOf(entries: readonly OfficeMenuEntry[]): MenuGroup[] {
  return GROUPS.map((name) => ({
    name,
    icon: MENU[name].icon,
    entries: entries.filter(({ group }) => group === name),
  })).filter((group) => group.entries.length > 0)
}

export function barOf(entries: readonly OfficeMenuEntry[]): OfficeMenuEntry[] {
  return UNDER_THE_THUMB.flatMap((path) => entries.filter((entry) => entry.path === path)).slice(0, IN_BAR)
}

/** An entry has pages of its own below its address; nothing stands below Home. */
export const isIn = (entry: OfficeMenuEntry, path: string): boolean =>
  path === entry.path || (entry.path !== '/' && path.startsWith(`${entry.path}/`))
