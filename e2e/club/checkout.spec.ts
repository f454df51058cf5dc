import { expectNoViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { enterEmail, enterPassword, notices } from '../support/people.ts'
import { beginAsNobody, beginWithCart, CARDS, enterCard } from '../support/shop.ts'
import { clubUrl } from '../support/sites.ts'

const CHECKOUT = () => clubUrl('dunvarra', '/checkout')

test('a member buys a plan in instalments: cart → checkout → pay → confirmation @both', async ({ page }) => {
  await beginWithCart(page, [{ slug: 'senior-player', inParts: true }])
  await page.goto(clubUrl('dunvarra', '/contact'))
  // SHELL-15
  await page.getByRole('button', { name: 'Cart, 1 item' }).click()
  const sheet = page.getByRole('dialog', { name: 'Cart 1 item' })
  await expect(sheet.getByText('Nóra Tester')).toBeVisible()
  // CART-14
  await expect(sheet.getByRole('radio')).toHaveCount(2)
  await expect(sheet.getByText('Pay in full')).toBeVisible()
  await expectNoViolations(page)
  await sheet.getByRole('link', { name: 'Checkout' }).click()

  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Cart/ })).toHaveCount(0)
  await expect(page.getByText(/€30 today, then 5 × €30 from/).first()).toBeVisible()
  const pay = page.getByRole('button', { name: 'Pay Now' })
  await expect(pay).toBeDisabled()
  await expect(page.getByText('Still needed: a way to pay')).toBeVisible()
  await expectNoViolations(page)
  await enterCard(page, CARDS.good)
  await pay.click()

  await expect(page.getByRole('heading', { name: 'Thank you, Nóra' })).toBeVisible()
  await expect(notices(page).getByText('Your order has been submitted.')).toBeVisible()
  await expect(page.getByText('Visa ending 4242, 12/2034')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Later payments' })).toBeVisible()
  await expectNoViolations(page)
  // ORDER-05
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names).not.toContain('shopping_cart')
  expect(names).not.toContain('last_order')
  await page.getByRole('link', { name: 'Return to home' }).click()
  await expect(page).toHaveURL(clubUrl('dunvarra', '/'))
})
