import { expect, test } from 'vitest'
import { ALL_ROOMS, aMenuItem, anAccount, NO_ROOMS, withFeatures } from '../../testing/an-account.ts'
import { productKinds } from './products.ts'

const lotto = aMenuItem({ type: 'Product', kind: 'LotteryPage', title: 'Win', url: 'weekly' })
const draw = aMenuItem({ type: 'Product', kind: 'DrawPage', title: 'Hamper', url: 'hamper' })
const everything = withFeatures('Membership', 'Lotto', 'Draw', 'Shop')

test('OPEN-037 the overview links to each kind the club sells, in one order', () => {
  const kinds = productKinds(anAccount({ ...everything, menu_items: [draw, lotto] }), ALL_ROOMS)
  expect(kinds.map(({ title, href }) => [title, href])).toEqual([
    ['Membership', '/products/membership'],
    ['Lotto', '/products/lotto/weekly'],
    ['Draw', '/products/draw/hamper'],
    ['Shop', '/products/shop'],
  ])
  for (const { sentence } of kinds) expect(sentence).toMatch(/^[A-Z].*\.$/)
})

test('OPEN-037 a kind is left out without its feature, its room or a place to go to', () => {
  const titles = (account: Parameters<typeof productKinds>[0], rooms = ALL_ROOMS) =>
    productKinds(account, rooms).map((kind) => kind.title)
  expect(titles(anAccount({ ...withFeatures('Lotto'), menu_items: [draw, lotto] }))).toEqual(['Lotto'])
  expect(titles(anAccount({ ...everything, menu_items: [lotto] }), new Set(['lotto'] as const))).toEqual([
    'Lotto',
  ])
  expect(titles(anAccount({ ...everything, menu_items: [lotto] }), NO_ROOMS)).toEqual([])
  expect(titles(anAccount(everything))).toEqual(['Membership', 'Shop'])
})

test('of two lottos the first by position that leads somewhere is taken', () => {
  const items = [
    { ...lotto, position: 3 },
    { ...lotto, position: 2, url: 'second' },
    { ...lotto, position: 1, url: '//evil.example' },
  ]
  const [only] = productKinds(anAccount({ ...withFeatures('Lotto'), menu_items: items }), ALL_ROOMS)
  expect(only?.href).toBe('/products/lotto/second')
})
