import { expect, test } from 'vitest'
import { ALL_ROOMS, aMenuItem, anAccount, NO_ROOMS, withFeatures } from '../../testing/an-account.ts'
import { footerLinks, matchesLink, MENU_SHOWN, menuLinks, showsCart, siteLinks, userMenu } from './menu.ts'

const fullShop = withFeatures('Membership', 'Lotto', 'Draw', 'Shop', 'Checkout', 'Contact')
const pageAt = (position: number) =>
  aMenuItem({ position, title: `Page ${position}`, url: `page-${position}` })
const onlyLink = (item: Parameters<typeof aMenuItem>[0], features = fullShop) =>
  menuLinks(anAccount({ ...features, menu_items: [aMenuItem(item)] }), ALL_ROOMS).shown[0]

test('SHELL-09 SHELL-10 CONST-13 the first three by position are shown, the rest are hidden', () => {
  const account = anAccount({ menu_items: [5, 2, 4, 1, 3].map(pageAt) })
  const { shown, hidden } = menuLinks(account, ALL_ROOMS)
  expect(MENU_SHOWN).toBe(3)
  expect(shown.map((link) => link.title)).toEqual(['Page 1', 'Page 2', 'Page 3'])
  expect(hidden.map((link) => link.title)).toEqual(['Page 4', 'Page 5'])
  expect(account.menu_items[0]?.position).toBe(5)
})

test('items of one position keep the order they were stored in', () => {
  const items = ['b', 'a'].map((url) => aMenuItem({ position: 1, title: url, url }))
  const { shown } = menuLinks(anAccount({ menu_items: items }), ALL_ROOMS)
  expect(shown.map((link) => link.title)).toEqual(['b', 'a'])
})

test('SHELL-09 an item that leads nowhere takes no place among the three', () => {
  const lotto = aMenuItem({
    position: 0,
    type: 'Product',
    kind: 'LotteryPage',
    title: 'Lotto',
    url: 'weekly',
  })
  const account = anAccount({ ...fullShop, menu_items: [lotto, ...[1, 2, 3].map(pageAt)] })
  expect(menuLinks(account, NO_ROOMS).shown).toHaveLength(3)
  expect(menuLinks(account, NO_ROOMS).hidden).toEqual([])
  expect(menuLinks(account, ALL_ROOMS).shown[0]?.title).toBe('Lotto')
})

test('SHELL-21 an external item opens its url in a new tab', () => {
  expect(onlyLink({ type: 'External', title: 'League', url: 'https://league.example/' })).toEqual({
    kind: 'external',
    title: 'League',
    href: 'https://league.example/',
  })
})

test('SHELL-22 a page item goes to its page', () => {
  expect(onlyLink({ type: 'Page', title: 'History', url: 'history' })).toEqual({
    kind: 'link',
    title: 'History',
    href: '/pages/history',
  })
})

test.each([
  { id: 'SHELL-23', kind: 'MembershipPage', feature: 'Membership', url: null, href: '/products/membership' },
  { id: 'SHELL-24', kind: 'LotteryPage', feature: 'Lotto', url: 'weekly', href: '/products/lotto/weekly' },
  { id: 'SHELL-25', kind: 'DrawPage', feature: 'Draw', url: 'hamper', href: '/products/draw/hamper' },
  { id: 'SHELL-26', kind: 'ShopPage', feature: 'Shop', url: 'x', href: '/products/shop' },
] as const)('$id $kind goes to $href, while the club has $feature', ({ kind, feature, url, href }) => {
  const item = { type: 'Product', title: 'Buy', kind, url } as const
  expect(onlyLink(item, withFeatures(feature))).toEqual({ kind: 'link', title: 'Buy', href })
  expect(onlyLink(item, withFeatures())).toBeUndefined()
})

test('SHELL-27 a section is a dropdown of its pages; unsafe ones are left out, an empty one too', () => {
  const pages = [
    { title: 'History', url: 'history' },
    { title: 'Trap', url: 'javascript:alert(1)' },
    { title: ' ', url: 'nameless' },
  ]
  expect(onlyLink({ type: 'Section', title: 'The club', url: null, pages })).toEqual({
    kind: 'section',
    title: 'The club',
    pages: [{ title: 'History', href: '/pages/history' }],
  })
  expect(onlyLink({ type: 'Section', title: 'The club', pages: pages.slice(1) })).toBeUndefined()
})

test.each([
  { type: 'External', url: 'javascript:alert(1)' },
  { type: 'External', url: 'data:text/html,x' },
  { type: 'External', url: null },
  { type: 'Page', url: '//evil.example' },
  { type: 'Page', url: 'javascript:alert(1)' },
  { type: 'Page', title: '  ' },
  { type: 'Product', kind: null, url: 'weekly' },
  { type: 'Product', kind: 'LotteryPage', url: null },
  { type: 'Product', kind: 'DrawPage', url: '../checkout' },
] as const)('an item of $type to $url is left out', (item) => {
  expect(onlyLink(item)).toBeUndefined()
})

test.each([
  {
    id: 'SHELL-11',
    set: { comortais: { organisation_id: null, comortais_club_id: '7' } },
    href: '/fixtures-results',
  },
  {
    id: 'SHELL-12',
    set: { comet: { api_key: 'configured', organization_id: '9' } },
    href: '/results-fixtures',
  },
  { id: 'SHELL-13', set: withFeatures('Contact'), href: '/contact' },
] as const)('$id OPEN-042 the link to $href shows only where the account has it', ({ set, href }) => {
  expect(siteLinks(anAccount(set), ALL_ROOMS).map((link) => link.href)).toEqual([href])
  expect(siteLinks(anAccount(), ALL_ROOMS)).toEqual([])
  expect(siteLinks(anAccount(set), NO_ROOMS)).toEqual([])
})

test('SHELL-11 SHELL-12 the two fixtures links carry their exact titles', () => {
  const account = anAccount({
    comortais: { organisation_id: '1', comortais_club_id: '7' },
    comet: { api_key: 'configured', organization_id: '9' },
  })
  const titles = siteLinks(account, ALL_ROOMS).map((link) => link.title)
  expect(titles).toEqual(['Fixtures & Results', 'Results & Fixtures'])
})

test('OPEN-042 a key without an organisation, or an empty id, is no data', () => {
  const half = anAccount({
    comortais: { organisation_id: '1', comortais_club_id: ' ' },
    comet: { api_key: 'configured', organization_id: null },
  })
  expect(siteLinks(half, ALL_ROOMS)).toEqual([])
})

test('SHELL-31 SHELL-32 the footer has home, the whole menu, contact when it is on, and the platform pages', () => {
  const account = anAccount({ ...fullShop, menu_items: [1, 2, 3, 4].map(pageAt), facebook: '@club' })
  const platform = { about: '/about', terms: '/terms', privacy: '/privacy' }
  const footer = footerLinks(account, ALL_ROOMS, platform)
  expect(footer.site.map((link) => link.title)).toEqual([
    'Home',
    'Page 1',
    'Page 2',
    'Page 3',
    'Page 4',
    'Contact',
  ])
  expect(footer.social.map((link) => link.network)).toEqual(['facebook'])
  expect(footer.platform.map((link) => link.href)).toEqual(['/about', '/terms', '/privacy'])
  expect(footerLinks(anAccount(), ALL_ROOMS).site.map((link) => link.title)).toEqual(['Home'])
})

test('the page of the club’s matches: the first provider’s, else the second’s, else none', () => {
  const first = { comortais: { organisation_id: '1', comortais_club_id: '2' } }
  const second = { comet: { api_key: 'configured', organization_id: '3' } } as const
  expect(matchesLink(anAccount({ ...first, ...second }), ALL_ROOMS)?.href).toBe('/fixtures-results')
  expect(matchesLink(anAccount(second), ALL_ROOMS)?.href).toBe('/results-fixtures')
  expect(matchesLink(anAccount(fullShop), ALL_ROOMS)).toBeNull()
  expect(matchesLink(anAccount(first), NO_ROOMS)).toBeNull()
})

test.each([
  { path: '/', features: withFeatures('Checkout'), shows: true },
  { path: '/checkout', features: withFeatures('Checkout'), shows: false },
  { path: '/checkout/', features: withFeatures('Checkout'), shows: false },
  { path: '/checkout-guide', features: withFeatures('Checkout'), shows: true },
  { path: '/', features: withFeatures(), shows: false },
])('SHELL-15 the cart button on $path shows: $shows', ({ path, features, shows }) => {
  expect(showsCart(anAccount(features), ALL_ROOMS, path)).toBe(shows)
  expect(showsCart(anAccount(features), NO_ROOMS, path)).toBe(false)
})

test('SHELL-16 a visitor sees the sign-in icon, where one can sign in', () => {
  expect(userMenu(null, ALL_ROOMS)).toEqual({ kind: 'sign-in' })
  expect(userMenu(null, NO_ROOMS)).toEqual({ kind: 'none' })
})

test.each([
  { roles: ['member'], entries: ['My account', 'Sign out'] },
  { roles: ['admin'], entries: ['Go to my club', 'Sign out'] },
  { roles: ['Owner', 'Member'], entries: ['Go to my club', 'My account', 'Sign out'] },
  { roles: ['group_manager', 'xgb', 'super-user'], entries: ['Sign out'] },
  { roles: [], entries: ['Sign out'] },
])('SHELL-17 SHELL-18 SHELL-19 SHELL-20 roles $roles see $entries', ({ roles, entries }) => {
  const menu = userMenu({ firstName: 'Bríd', roles }, ALL_ROOMS)
  expect(menu).toMatchObject({ kind: 'user', greeting: 'Hello Bríd' })
  expect(menu.kind === 'user' ? menu.entries.map((entry) => entry.title) : []).toEqual(entries)
})

test('nobody is led to a room that is not open', () => {
  const menu = userMenu({ firstName: '', roles: ['owner', 'member'] }, NO_ROOMS)
  expect(menu).toEqual({
    kind: 'user',
    greeting: 'Hello',
    entries: [{ action: 'sign-out', title: 'Sign out' }],
  })
})
