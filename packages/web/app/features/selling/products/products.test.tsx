// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { ShopItem } from '@clubhouse/contract/selling/shop'
import { ALL_ROOMS, aMenuItem, anAccount, NO_ROOMS, withFeatures } from '@clubhouse/domain/testing/an-account'
import { aSite, showOnSite } from '#lib/testing/on-site.tsx'
import { type Answers, aPage, refusal } from '#lib/testing/page-stub.ts'
import { loadProducts, type ProductsData } from './load-products.ts'
import ProductsPage from './products.page.tsx'

const CLUB = {
  ...withFeatures('Membership', 'Lotto', 'Draw', 'Shop'),
  menu_items: [
    aMenuItem({ type: 'Product', kind: 'LotteryPage', title: 'Lotto', url: 'rovers-lotto' }),
    aMenuItem({ type: 'Product', kind: 'DrawPage', title: 'Draw', url: 'hamper' }),
  ],
}
const LOTTO = {
  type: 'Lotto',
  name: 'Rovers Lotto',
  metadata: {
    jackpot: 485_000,
    image: null,
    next_draw: { draws_at: '2026-08-06T20:00:00Z' },
    prices: [
      { count: 1, price: 200 },
      { count: 3, price: 500 },
    ],
  },
}
const DRAW = {
  type: 'Draw',
  name: 'Midwinter Hamper',
  price: 1000,
  metadata: {
    tickets: { total: 500, left: 61 },
    images: [],
    status: 'open',
    prices: [{ count: 3, price: 2500 }],
  },
}
const SCARF = {
  name: 'Half-zip',
  metadata: { shop_item_discount: { type: 'percentage', amount: 10 }, sold_out: false, images: [] },
} as unknown as ShopItem

const ANSWERS: Answers = {
  getStore: () => anAccount(CLUB),
  listProducts: () => ({ items: [{ price: 0 }, { price: 18_000 }] }),
  getProduct: ({ params }) => (params['product_id'] === 'hamper' ? DRAW : LOTTO),
  listShopItems: () => ({ items: [SCARF] }),
}

async function show(answers: Answers = ANSWERS, rooms = ALL_ROOMS) {
  const page = { ...aPage(answers), rooms }
  const { data } = (await loadProducts(page)) as { data: ProductsData }
  return showOnSite(<ProductsPage />, aSite(CLUB, rooms), '/products', data)
}
const hrefs = (body: HTMLElement) => [...body.querySelectorAll('a')].map((link) => link.getAttribute('href'))

test('SHELL-07 OPEN-037 a door for every kind of product that the club offers, with a fact of today', async () => {
  const body = await show()
  expect(hrefs(body)).toEqual([
    '/products/membership',
    '/products/lotto/rovers-lotto',
    '/products/draw/hamper',
    '/products/shop',
  ])
  expect([...body.querySelectorAll('li b')].map(({ textContent }) => textContent).slice(0, 4)).toEqual([
    'Free to €180',
    '€4,850',
    '61 of 500 left',
    'Half-zip, 10% off',
  ])
  expect(body.textContent).toContain('Thursday, 21:00. 3 lines for €5')
})

test('a fact that does not come leaves its door open', async () => {
  const fails = () => {
    throw refusal(503)
  }
  const body = await show({ ...ANSWERS, getProduct: fails })
  expect(hrefs(body)).toContain('/products/lotto/rovers-lotto')
  expect(body.textContent).toContain('Pick your numbers and support the club with every line.')
})

test('with nothing on sale it says so and leads home', async () => {
  const body = await show(ANSWERS, NO_ROOMS)
  expect(hrefs(body)).toEqual(['/'])
  expect(body.textContent).toContain('There’s nothing on sale here at the moment.')
})
