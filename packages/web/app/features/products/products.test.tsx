// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ALL_ROOMS, aMenuItem, NO_ROOMS, withFeatures } from '@clubhouse/domain/testing/an-account'
import { aSite, showOnSite } from '../../lib/testing/on-site.tsx'
import ProductsPage from './products.page.tsx'

const CLUB = {
  ...withFeatures('Membership', 'Lotto', 'Draw', 'Shop'),
  menu_items: [
    aMenuItem({ type: 'Product', kind: 'LotteryPage', title: 'Lotto', url: 'rovers-lotto' }),
    aMenuItem({ type: 'Product', kind: 'DrawPage', title: 'Draw', url: 'hamper' }),
  ],
}
const hrefs = (rooms = ALL_ROOMS) =>
  [...showOnSite(<ProductsPage />, aSite(CLUB, rooms), '/products').querySelectorAll('a')].map((link) =>
    link.getAttribute('href'),
  )

test('SHELL-07 the overview links to every kind of product that the club offers', () => {
  expect(hrefs()).toEqual([
    '/products/membership',
    '/products/lotto/rovers-lotto',
    '/products/draw/hamper',
    '/products/shop',
  ])
})

test('with nothing on sale it says so and leads home', () => {
  expect(hrefs(NO_ROOMS)).toEqual(['/'])
  expect(document.body.textContent).toContain('There’s nothing on sale here at the moment.')
})
