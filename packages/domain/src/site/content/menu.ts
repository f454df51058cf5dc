import type { Account, MenuItem } from '@clubhouse/contract/site/club'
import { offersProduct, productPath } from './product-links.ts'
import { isOpen, type Room } from '../../web/rooms.ts'
import { pathTo, plainPath, safeExternalUrl } from './safe-url.ts'
import { socialLinks, type SocialLink } from './social-links.ts'

export { socialLinks, type SocialLink } from './social-links.ts'

export type PlainLink = { kind: 'link'; title: string; href: string }
/** An external link opens in a new tab. */
export type ExternalLink = { kind: 'external'; title: string; href: string }
export type SectionLink = { kind: 'section'; title: string; pages: { title: string; href: string }[] }
export type MenuLink = PlainLink | ExternalLink | SectionLink

/** CONST-13 */
export const MENU_SHOWN = 3
const CONTACT = '/contact'
export const HOME: PlainLink = { kind: 'link', title: 'Home', href: '/' }

/** SHELL-09: what leads nowhere is left out before the first three are counted. */
export function menuLinks(
  account: Account,
  rooms: ReadonlySet<Room>,
): { shown: MenuLink[]; hidden: MenuLink[] } {
  const links = account.menu_items
    .toSorted((a, b) => a.position - b.position)
    .map((item) => menuLink(item, account, rooms))
    .filter((link) => link !== null)
  return { shown: links.slice(0, MENU_SHOWN), hidden: links.slice(MENU_SHOWN) }
}

/** OPEN-043: these stand beside the menu and do not count in its three. */
export function siteLinks(account: Account, rooms: ReadonlySet<Room>): PlainLink[] {
  const { comortais, comet } = account
  const hasFirst = isSet(comortais.comortais_club_id) && isOpen(rooms, 'first-provider')
  const hasSecond = isSet(comet.api_key) && isSet(comet.organization_id) && isOpen(rooms, 'second-provider')
  const hasContact = account.features.is_contact_enabled && isOpen(rooms, 'contact')
  return [
    ...(hasFirst ? [plainLink('Fixtures & Results', '/fixtures-results')] : []),
    ...(hasSecond ? [plainLink('Results & Fixtures', '/results-fixtures')] : []),
    ...(hasContact ? [plainLink('Contact', CONTACT)] : []),
  ]
}

/** The page of the club's matches, where it has one: the first provider's before the second's. */
export function matchesLink(account: Account, rooms: ReadonlySet<Room>): PlainLink | null {
  return siteLinks(account, rooms).find((link) => link.href !== CONTACT) ?? null
}

export interface PlatformPages {
  about: string
  terms: string
  privacy: string
}

/** SHELL-31; the platform's own pages come from the deployment's settings. */
export function footerLinks(
  account: Account,
  rooms: ReadonlySet<Room>,
  platform: PlatformPages | null = null,
): { site: MenuLink[]; social: SocialLink[]; platform: PlainLink[] } {
  const { shown, hidden } = menuLinks(account, rooms)
  const beside = siteLinks(account, rooms)
  return {
    site: [
      HOME,
      ...beside.filter((link) => link.href !== CONTACT),
      ...shown,
      ...hidden,
      ...beside.filter((link) => link.href === CONTACT),
    ],
    social: socialLinks(account),
    platform:
      platform === null
        ? []
        : [
            plainLink('About this site', platform.about),
            plainLink('Terms', platform.terms),
            plainLink('Privacy', platform.privacy),
          ],
  }
}

/** SHELL-15 */
export function showsCart(account: Account, rooms: ReadonlySet<Room>, path: string): boolean {
  return account.features.checkout && isOpen(rooms, 'checkout') && plainPath(path) !== '/checkout'
}

export type UserMenuEntry = { action: 'back-office' | 'my-account' | 'sign-out'; title: string }
export type UserMenu =
  | { kind: 'none' }
  | { kind: 'sign-in' }
  | { kind: 'user'; greeting: string; entries: UserMenuEntry[] }

/** SHELL-16 to SHELL-20; null is a visitor who is not signed in. */
export function userMenu(
  user: { firstName: string; roles: readonly string[] } | null,
  rooms: ReadonlySet<Room>,
): UserMenu {
  if (user === null) return { kind: isOpen(rooms, 'sign-in') ? 'sign-in' : 'none' }
  // Roles are compared without case, since two spellings are in use (OPEN-001).
  const roles = new Set(user.roles.map((role) => role.toLowerCase()))
  const runsClub = (roles.has('admin') || roles.has('owner')) && isOpen(rooms, 'back-office')
  const isMember = roles.has('member') && isOpen(rooms, 'my-account')
  return {
    kind: 'user',
    greeting: `Hello ${user.firstName}`.trim(),
    entries: [
      ...(runsClub ? [{ action: 'back-office', title: 'Go to my club' } as const] : []),
      ...(isMember ? [{ action: 'my-account', title: 'My account' } as const] : []),
      { action: 'sign-out', title: 'Sign out' },
    ],
  }
}

function menuLink(item: MenuItem, account: Account, rooms: ReadonlySet<Room>): MenuLink | null {
  const title = item.title.trim()
  if (title === '') return null
  switch (item.type) {
    case 'External': {
      const href = safeExternalUrl(item.url)
      return href === null ? null : { kind: 'external', title, href }
    }
    case 'Page': {
      const href = pathTo('/pages', item.url)
      return href === null ? null : plainLink(title, href)
    }
    case 'Product': {
      if (item.kind === null || !offersProduct(account, rooms, item.kind)) return null
      const href = productPath(item)
      return href === null ? null : plainLink(title, href)
    }
    case 'Section': {
      const pages = item.pages.flatMap((page) => {
        const href = pathTo('/pages', page.url)
        return href === null || page.title.trim() === '' ? [] : [{ title: page.title.trim(), href }]
      })
      return pages.length === 0 ? null : { kind: 'section', title, pages }
    }
  }
}

function plainLink(title: string, href: string): PlainLink {
  return { kind: 'link', title, href }
}

function isSet(value: string | null): boolean {
  return value !== null && value.trim() !== ''
}
