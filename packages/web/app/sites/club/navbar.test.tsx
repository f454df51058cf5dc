// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Account } from '@clubhouse/contract/site/club'
import { ALL_ROOMS, aMenuItem, NO_ROOMS, withFeatures } from '@clubhouse/domain/testing/an-account'
import { aClub, anOriginal, linkIn, showOnSite } from '../../lib/testing/on-site.tsx'
import { Navbar } from './navbar.tsx'
import type { User } from '@clubhouse/contract/people/people'
import { aUser } from '../../lib/testing/page-stub.ts'

const FULL: Partial<Account> = {
  logo_image: anOriginal('crest'),
  facebook: 'https://facebook.example/testford',
  twitter: 'https://x.example/testford',
  instagram: 'https://instagram.example/testford',
  comortais: { organisation_id: '1', comortais_club_id: '2' },
  comet: { api_key: 'configured', organization_id: '3' },
  ...withFeatures('Contact', 'Checkout', 'Membership', 'Lotto', 'Draw', 'Shop'),
  menu_items: [
    aMenuItem({ position: 4, type: 'Product', kind: 'DrawPage', title: 'Draw', url: 'hamper' }),
    aMenuItem({ position: 1, type: 'Product', kind: 'MembershipPage', title: 'Membership', url: null }),
    aMenuItem({ position: 2, type: 'Product', kind: 'LotteryPage', title: 'Lotto', url: 'rovers-lotto' }),
    aMenuItem({ position: 3, type: 'Product', kind: 'ShopPage', title: 'Shop', url: null }),
    aMenuItem({
      position: 5,
      type: 'Section',
      title: 'The club',
      url: null,
      pages: [{ title: 'History', url: 'history' }],
    }),
    aMenuItem({ position: 6, type: 'External', title: 'League site', url: 'https://league.example' }),
    aMenuItem({ position: 7, type: 'Page', title: 'Fees', url: 'fees' }),
  ],
}

interface Options {
  account?: Partial<Account>
  rooms?: typeof ALL_ROOMS
  path?: string
  user?: User | null
  cartCount?: number
}

function show({ account = FULL, rooms = ALL_ROOMS, path = '/', user = null, cartCount = 0 }: Options = {}) {
  const navbar = <Navbar club={aClub(account, rooms)} path={path} user={user} cartCount={cartCount} />
  const page = showOnSite(navbar)
  const main = page.querySelector('nav[aria-label="Main menu"]')
  if (!main) throw new Error('There is no main menu')
  return { page, main }
}

const textsIn = (part: ParentNode | null | undefined, selector: string) =>
  [...(part?.querySelectorAll(selector) ?? [])].map((found) => found.firstChild?.textContent)
const menuNamed = (part: ParentNode, name: string) =>
  [...part.querySelectorAll('details')].find((menu) => menu.textContent.startsWith(name))

test('SHELL-08 the crest leads home and bears the name of the club', () => {
  const home = linkIn(show().page, 'Testford Harriers')
  expect(home?.getAttribute('href')).toBe('/')
  expect(home?.querySelector('img')?.getAttribute('src')).toContain('crest.jpg')
})

test('SHELL-09, SHELL-10 three items by position are shown, the rest stand under "More..."', () => {
  const { main } = show()
  const more = menuNamed(main, 'More...')
  expect(textsIn(more, 'a')).toEqual(['Draw', 'History', 'League site', 'Fees'])
  more?.remove()
  expect(textsIn(main, 'a').slice(0, 3)).toEqual(['Membership', 'Lotto', 'Shop'])
})

test('"More..." is the last of the menu', () => {
  const { main } = show()
  const last = [...main.querySelectorAll('ul')][0]?.lastElementChild
  expect(last?.textContent.startsWith('More...')).toBe(true)
})

test('a short menu has no "More..."', () => {
  const { main } = show({ account: { menu_items: [aMenuItem()] } })
  expect(menuNamed(main, 'More...')).toBeUndefined()
})

test.each([
  { id: 'SHELL-11', title: 'Fixtures & Results', href: '/fixtures-results' },
  { id: 'SHELL-12', title: 'Results & Fixtures', href: '/results-fixtures' },
  { id: 'SHELL-13', title: 'Contact', href: '/contact' },
])('$id "$title" shows for a club that has it, and not otherwise', ({ title, href }) => {
  expect(linkIn(show().main, title)?.getAttribute('href')).toBe(href)
  expect(linkIn(show({ account: {} }).main, title)).toBeNull()
})

test('SHELL-14 one link for each network that the account names', () => {
  const tools = () =>
    [...document.querySelectorAll('header a[target=_blank][title]')].map((link) => link.getAttribute('title'))
  show()
  expect(new Set(tools())).toEqual(new Set(['Facebook', 'X (Twitter)', 'Instagram']))
  show({ account: { instagram: 'testford' } })
  expect(new Set(tools())).toEqual(new Set(['Instagram']))
})

test('SHELL-15 the cart shows its count, not at 0, and stays away from the checkout', () => {
  const cart = (options: Options) => show(options).page.querySelector('button[data-cart-open]')
  const full = cart({ cartCount: 3 })
  expect([full?.getAttribute('aria-label'), full?.textContent]).toEqual(['Cart, 3 items', '3'])
  expect(full?.querySelector('[hidden]')).toBeNull()
  expect(cart({ cartCount: 0 })?.querySelector('[hidden]')?.textContent).toBe('')
  expect(cart({ path: '/checkout' })).toBeNull()
  expect(cart({ account: {} })).toBeNull()
})

test('SHELL-16 a visitor may sign in, from the bar and from the menu of a phone', () => {
  const links = [...show().page.querySelectorAll('a')].filter((link) => link.textContent === 'Sign in')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/authentication/check-email',
    '/authentication/check-email',
  ])
  for (const link of links) expect(link.querySelector('svg')).not.toBeNull()
})

test.each([
  { id: 'SHELL-18', roles: ['owner'], entries: ['Go to my club', 'Sign out'] },
  { id: 'SHELL-19', roles: ['member'], entries: ['My account', 'Sign out'] },
  { id: 'SHELL-20', roles: [], entries: ['Sign out'] },
] as const)('SHELL-17, $id a signed-in user with roles $roles sees $entries', ({ roles, entries }) => {
  const { page } = show({ user: aUser({ roles: [...roles] }) })
  expect(linkIn(page, 'Sign in')).toBeNull()
  const corner = page.querySelector('summary[aria-label="Hello Bríd"]')
  expect(corner?.querySelector('[data-initials]')?.getAttribute('data-initials')).toBe(
    `B${aUser().last_name[0]}`,
  )
  // What is written in a button is part of its name.
  expect(corner?.textContent).toBe('')
  const menu = corner?.closest('details')
  expect([...(menu?.querySelectorAll('li') ?? [])].map((entry) => entry.textContent)).toEqual(entries)
})

test('SHELL-18, SHELL-19 they lead to the sites of the same deployment', () => {
  const { page } = show({ user: aUser({ roles: ['admin', 'member'] }) })
  expect(linkIn(page, 'Go to my club')?.getAttribute('href')).toBe(
    'https://backoffice.clubs.example/authentication/continue?club=testford',
  )
  expect(linkIn(page, 'My account')?.getAttribute('href')).toBe(
    'https://myaccount.clubs.example/authentication/continue?club=testford',
  )
})

test.each([
  { id: 'SHELL-21', title: 'League site', href: 'https://league.example/' },
  { id: 'SHELL-22', title: 'Fees', href: '/pages/fees' },
  { id: 'SHELL-23', title: 'Membership', href: '/products/membership' },
  { id: 'SHELL-24', title: 'Lotto', href: '/products/lotto/rovers-lotto' },
  { id: 'SHELL-25', title: 'Draw', href: '/products/draw/hamper' },
  { id: 'SHELL-26', title: 'Shop', href: '/products/shop' },
])('$id "$title" goes to $href', ({ id, title, href }) => {
  show()
  const links = [...document.querySelectorAll('nav a')].filter(
    (link) => link.firstChild?.textContent === title,
  )
  expect(links.map((link) => link.getAttribute('href'))).toEqual([href, href])
  expect(links.map((link) => link.getAttribute('target') === '_blank')).toEqual(
    Array(2).fill(id === 'SHELL-21'),
  )
})

test('SHELL-27 a section among the first three is a dropdown of its pages', () => {
  const section = aMenuItem({
    type: 'Section',
    title: 'The club',
    url: null,
    pages: [{ title: 'History', url: 'history' }],
  })
  const { main } = show({ account: { menu_items: [section] } })
  const dropdown = menuNamed(main, 'The club')
  expect(dropdown?.hasAttribute('data-menu')).toBe(true)
  expect(dropdown?.querySelector('a')?.getAttribute('href')).toBe('/pages/history')
})

test('what is not open is not shown', () => {
  expect(show({ rooms: NO_ROOMS }).page.innerHTML).not.toMatch(
    /Membership|Lotto|Shop|Draw|Fixtures|Contact|Cart|Sign in/,
  )
})

test('the phone menu is a drawer that needs no script, with all entries of the bar', () => {
  show()
  const drawer = document.querySelector('details[data-phone-menu] nav')
  expect(textsIn(drawer, 'a').slice(0, 11)).toEqual([
    'Home',
    'Fixtures & Results',
    'Results & Fixtures',
    'Contact',
    'Membership',
    'Lotto',
    'Shop',
    'Draw',
    'History',
    'League site',
    'Fees',
  ])
})
