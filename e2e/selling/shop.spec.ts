import { expectNoViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { expectNoSidewaysScroll } from '../support/layout.ts'
import { clubUrl } from '../support/sites.ts'

test('SHOP-01 SHOP-02 SHOP-03 SHOP-05 PROMO-03 from the grid over a size into the cart, and on to what the club puts forward @phone', async ({
  page,
}) => {
  await page.goto(clubUrl('dunvarra', '/products/shop'))
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: /^Merchandise/ }).click()
  await expect(page).toHaveURL(/type=merchandise/)
  await page.getByRole('link', { name: 'Home jersey' }).click()
  await expect(page.getByRole('heading', { name: 'Home jersey', level: 1 })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('radio', { name: 'XL', exact: true }).check()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(
    page
      .getByRole('main')
      .getByText(/added to your cart/i)
      .filter({ visible: true }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'See your cart' }).click()
  const sheet = page.getByRole('dialog', { name: 'Cart 1 item' })
  await expect(sheet.getByText('Adult, XL')).toBeVisible()
  await expect(sheet.getByText('€45.00').first()).toBeVisible()
  // PROMO-01, PROMO-03
  await sheet.getByRole('link', { name: 'Add Rovers Lotto' }).click()
  await expect(page).toHaveURL(clubUrl('dunvarra', '/products/lotto/rovers-lotto'))
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('alertdialog', { name: 'Please confirm' })).toBeVisible()
})

test('without a script an item goes into the cart by its form', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(clubUrl('dunvarra', '/products/shop/half-zip'))
  await page.getByRole('radio', { name: 'L', exact: true }).check()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page).toHaveURL(clubUrl('dunvarra', '/cart'))
  await expect(page.getByText('Half-zip')).toBeVisible()
  await expect(page.getByText('Winter offer: −€5.00')).toBeVisible()
  await context.close()
})
