import type { Feature } from '@clubhouse/contract/site/club'
import type { Role } from '@clubhouse/contract/people/people'
import { holds, type Standing } from '@clubhouse/domain/office/offices'
import { neededToEnter } from '@clubhouse/domain/office/rights'
import type { IconName } from '../../../ui/icon/icon.tsx'

/** The groups in the order of the menu, each with its sign. One appears with its first room. */
export const GROUPS = {
  Home: 'home',
  Website: 'window',
  Membership: 'family',
  Fundraising: 'ticket',
  Shop: 'shirt',
  Money: 'euro',
  People: 'user',
  Communications: 'megaphone',
  Fixtures: 'ball',
  Settings: 'gear',
} as const satisfies Record<string, IconName>

export type Group = keyof typeof GROUPS

export interface OfficeMenuEntry {
  /** A room with the name of its group stands in the menu by itself. */
  group: Group
  label: string
  path: string
  icon: IconName
  roles: readonly Role[]
  /** Which of the club's features opens it; without one it is always open. */
  feature?: Feature
  /** Goes there after `g`; each letter once. */
  key?: string
}

const RUNS_CLUB: readonly Role[] = ['admin', 'owner']

/** Every room of the back office that is open, one line each: menu, drawer, palette and keys all read this list. */
export const ROOMS: readonly OfficeMenuEntry[] = [
  { group: 'Home', label: 'Home', path: '/', icon: 'home', roles: RUNS_CLUB, key: 'h' },
  { group: 'Website', label: 'News', path: '/news', icon: 'text', roles: RUNS_CLUB, key: 'n' },
  { group: 'Website', label: 'Pages', path: '/pages', icon: 'copy', roles: RUNS_CLUB, key: 'p' },
  { group: 'Website', label: 'About us', path: '/about-us', icon: 'info', roles: RUNS_CLUB, key: 'a' },
  { group: 'Website', label: 'Menu & theme', path: '/menu-theme', icon: 'list', roles: RUNS_CLUB, key: 'm' },
  { group: 'Website', label: 'Banner', path: '/banner', icon: 'picture', roles: RUNS_CLUB, key: 'b' },
  { group: 'Website', label: 'Sponsors', path: '/sponsors', icon: 'gift', roles: RUNS_CLUB, key: 's' },
  { group: 'Website', label: 'Media', path: '/media', icon: 'picture', roles: RUNS_CLUB, key: 'i' },
  {
    group: 'Membership',
    label: 'Programmes',
    path: '/programmes',
    icon: 'calendar',
    roles: RUNS_CLUB,
    feature: 'Membership',
  },
  {
    group: 'Membership',
    label: 'Plans',
    path: '/plans',
    icon: 'card',
    roles: RUNS_CLUB,
    feature: 'Membership',
  },
  {
    group: 'Membership',
    label: 'Bundles',
    path: '/bundles',
    icon: 'box',
    roles: RUNS_CLUB,
    feature: 'Membership',
  },
  {
    group: 'Membership',
    label: 'Discounts',
    path: '/discounts',
    icon: 'gift',
    roles: RUNS_CLUB,
    feature: 'Membership',
  },
  {
    group: 'Membership',
    label: 'Codes',
    path: '/codes',
    icon: 'key',
    roles: RUNS_CLUB,
    feature: 'Membership',
  },
  {
    group: 'Membership',
    label: 'Waiting lists',
    path: '/waiting-lists',
    icon: 'clock',
    roles: RUNS_CLUB,
    feature: 'Membership',
  },
  { group: 'Membership', label: 'Forms', path: '/forms', icon: 'form', roles: RUNS_CLUB, key: 'f' },
  { group: 'Money', label: 'Reports', path: '/reports', icon: 'bars', roles: RUNS_CLUB, key: 'y' },
  { group: 'Money', label: 'Ledger', path: '/money/ledger', icon: 'table', roles: RUNS_CLUB },
  { group: 'People', label: 'Members', path: '/members', icon: 'user', roles: RUNS_CLUB, key: 'v' },
  { group: 'People', label: 'Families', path: '/families', icon: 'family', roles: RUNS_CLUB },
  { group: 'People', label: 'Groups', path: '/people/groups', icon: 'family', roles: RUNS_CLUB },
  { group: 'People', label: 'Check card', path: '/check-card', icon: 'qr-code', roles: RUNS_CLUB },
  { group: 'People', label: 'Access log', path: '/people/access-log', icon: 'shield', roles: RUNS_CLUB },
  { group: 'People', label: 'Duplicates', path: '/people/duplicates', icon: 'copy', roles: RUNS_CLUB },
  { group: 'People', label: 'Voters', path: '/people/voters', icon: 'list', roles: RUNS_CLUB },
  { group: 'Money', label: 'Bank', path: '/money/bank', icon: 'inbox', roles: RUNS_CLUB },
  { group: 'Money', label: 'Payouts', path: '/money/payouts', icon: 'card', roles: RUNS_CLUB },
  { group: 'People', label: 'Import', path: '/people/import', icon: 'download', roles: RUNS_CLUB },
  {
    group: 'People',
    label: 'Foireann',
    path: '/people/foireann',
    icon: 'list',
    roles: RUNS_CLUB,
    feature: 'Foireann',
  },
  { group: 'Money', label: 'Orders', path: '/orders', icon: 'euro', roles: RUNS_CLUB, key: 'r' },
  { group: 'Money', label: 'Instalments & arrears', path: '/arrears', icon: 'calendar', roles: RUNS_CLUB },
  {
    group: 'Fundraising',
    label: 'Lotto',
    path: '/lotto',
    icon: 'ticket',
    roles: RUNS_CLUB,
    feature: 'Lotto',
    key: 'j',
  },
  { group: 'Fundraising', label: 'Draws', path: '/draws', icon: 'gift', roles: RUNS_CLUB, feature: 'Draw' },
  { group: 'Shop', label: 'Items', path: '/shop/items', icon: 'shirt', roles: RUNS_CLUB, feature: 'Shop' },
  {
    group: 'Shop',
    label: 'Orders to hand out',
    path: '/shop/orders',
    icon: 'box',
    roles: RUNS_CLUB,
    feature: 'Shop',
  },
  {
    group: 'Shop',
    label: 'Promotions',
    path: '/shop/promotions',
    icon: 'megaphone',
    roles: RUNS_CLUB,
    feature: 'Shop',
  },
  {
    group: 'Communications',
    label: 'Messages',
    path: '/messages',
    icon: 'inbox',
    roles: RUNS_CLUB,
    key: 'o',
  },
  {
    group: 'Communications',
    label: 'Mailing lists',
    path: '/mail/lists',
    icon: 'send',
    roles: RUNS_CLUB,
    key: 't',
  },
  { group: 'Communications', label: 'Templates', path: '/mail/templates', icon: 'form', roles: RUNS_CLUB },
  {
    group: 'Communications',
    label: 'Automatic mails',
    path: '/mail/automatic',
    icon: 'clock',
    roles: RUNS_CLUB,
  },
  { group: 'Communications', label: 'Opt-outs', path: '/mail/opt-outs', icon: 'cross', roles: RUNS_CLUB },
  { group: 'Fixtures', label: 'Fixtures', path: '/fixtures', icon: 'ball', roles: RUNS_CLUB, key: 'x' },
  { group: 'Settings', label: 'Club', path: '/settings/club', icon: 'pin', roles: RUNS_CLUB, key: 'c' },
  {
    group: 'Settings',
    label: 'Features',
    path: '/settings/features',
    icon: 'toggle',
    roles: RUNS_CLUB,
    key: 'e',
  },
  {
    group: 'Settings',
    label: 'Payments',
    path: '/settings/payments',
    icon: 'card',
    roles: RUNS_CLUB,
    feature: 'Payment Provider',
  },
  { group: 'Settings', label: 'VAT', path: '/settings/tax', icon: 'euro', roles: RUNS_CLUB },
  { group: 'Settings', label: 'Domains', path: '/settings/domains', icon: 'window', roles: RUNS_CLUB },
  { group: 'Settings', label: 'Single sign-on', path: '/settings/sso', icon: 'shield', roles: RUNS_CLUB },
  { group: 'Settings', label: 'API keys', path: '/settings/api-keys', icon: 'key', roles: RUNS_CLUB },
  { group: 'Settings', label: 'Webhooks', path: '/settings/webhooks', icon: 'send', roles: RUNS_CLUB },
  { group: 'Settings', label: 'Users & roles', path: '/settings/users', icon: 'key', roles: RUNS_CLUB },
  {
    group: 'Settings',
    label: 'What we keep',
    path: '/settings/retention',
    icon: 'history',
    roles: RUNS_CLUB,
  },
  {
    group: 'Settings',
    label: 'Governing body',
    path: '/settings/governing-body',
    icon: 'shield',
    roles: RUNS_CLUB,
  },
  {
    group: 'Settings',
    label: 'Audit log',
    path: '/settings/audit-log',
    icon: 'history',
    roles: RUNS_CLUB,
    key: 'l',
  },
]

/** At the pitch: what stands under the thumb on a phone, the first four that are open, and the menu beside them. */
const UNDER_THE_THUMB = [
  '/',
  '/members',
  '/check-card',
  '/orders',
  '/people/groups',
  '/news',
  '/forms',
  '/pages',
]
const IN_BAR = 4

/** Whose menu it is: what somebody is in the club, and what the club has switched on. */
export interface MenuOf extends Standing {
  features: readonly Feature[]
}

export function roomsFor({ roles, offices, features }: MenuOf, rooms = ROOMS): OfficeMenuEntry[] {
  return rooms.filter(
    (room) =>
      room.roles.some((role) => roles.includes(role)) &&
      holds({ roles, offices }, neededToEnter(room.path)) &&
      (room.feature === undefined || features.includes(room.feature)),
  )
}

export interface MenuGroup {
  name: Group
  icon: IconName
  rooms: OfficeMenuEntry[]
}

/** The rooms under their groups; a group without a room is absent. */
export function menuOf(rooms: readonly OfficeMenuEntry[]): MenuGroup[] {
  return (Object.entries(GROUPS) as [Group, IconName][])
    .map(([name, icon]) => ({ name, icon, rooms: rooms.filter(({ group }) => group === name) }))
    .filter((group) => group.rooms.length > 0)
}

export function barOf(rooms: readonly OfficeMenuEntry[]): OfficeMenuEntry[] {
  return UNDER_THE_THUMB.flatMap((path) => rooms.filter((room) => room.path === path)).slice(0, IN_BAR)
}

/** A room has pages of its own below its address; nothing stands below Home. */
export const isIn = (room: OfficeMenuEntry, path: string): boolean =>
  path === room.path || (room.path !== '/' && path.startsWith(`${room.path}/`))
