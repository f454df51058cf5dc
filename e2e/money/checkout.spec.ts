import { readFile } from 'node:fs/promises'
import { expectNoViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { expectHeard } from '../support/screen-reader/heard.ts'
import { openHydrated } from '../support/hydrated.ts'
import { atBothWidths } from '../support/layout.ts'
import { enterEmail, enterPassword, notices, switchDemo } from '../support/people.ts'
import {
  beginAsGuest,
  beginAsNobody,
  beginWithCart,
  CARDS,
  enterCard,
  fillCart,
  useCode,
} from '../support/shop.ts'
import { clubUrl } from '../support/sites.ts'

const CHECKOUT = () => clubUrl('dunvarra', '/checkout')

test('CART-01 a member buys a plan in instalments, and the next thing with the card that was kept @phone', async ({
  page,
}) => {
  const email = await beginWithCart(page, [{ slug: 'senior-player', inParts: true }])
  await page.goto(clubUrl('dunvarra', '/contact'))
  // SHELL-15
  await page.getByRole('button', { name: 'Cart, 1 item' }).click()
  const sheet = page.getByRole('dialog', { name: 'Cart 1 item' })
  await expect(sheet.getByText('Nóra Tester')).toBeVisible()
  // CART-01: no page of its own, at the bottom, and as wide as a phone
  await expect(page).toHaveURL(clubUrl('dunvarra', '/contact'))
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await expect
    .poll(async () => {
      const box = await sheet.boundingBox()
      return box && [Math.round(box.y + box.height), Math.round(box.width)]
    })
    .toEqual([height, Math.min(width, 720)])
  // CART-14
  await expect(sheet.getByRole('radio')).toHaveCount(2)
  await expect(sheet.getByText('Pay in full')).toBeVisible()
  await atBothWidths(page, () => expectNoViolations(page))
  await expectHeard(page, 'buying-6-cart', { of: sheet })
  await sheet.getByRole('link', { name: 'Checkout' }).click()

  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Cart/ })).toHaveCount(0)
  await expect(page.getByText(/€30 today, then 5 × €30 from/).first()).toBeVisible()
  const pay = page.getByRole('button', { name: 'Pay Now' })
  await expect(pay).toBeDisabled()
  await expect(page.getByText('Still needed: card number, expiry and security code')).toBeVisible()
  await atBothWidths(page, () => expectNoViolations(page))
  await expectHeard(page, 'buying-7-checkout', { isAsleep: true })
  await enterCard(page, CARDS.good)
  await expectHeard(page, 'buying-8-payment')
  await page.getByLabel('Security code').press('Enter')

  await expect(page.getByRole('heading', { name: 'Thank you, Nóra' })).toBeVisible()
  await expect(notices(page).getByText('Your order has been submitted.')).toBeVisible()
  await expect(page.getByText('Visa ending 4242, 12/2034')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Later payments' })).toBeVisible()
  await atBothWidths(page, () => expectNoViolations(page))
  await expectHeard(page, 'buying-9-confirmation')
  // ORDER-05
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names).not.toContain('shopping_cart')
  expect(names).not.toContain('last_order')
  // ORDER-08
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download copy (PDF)' }).click(),
  ])
  expect(paper.suggestedFilename()).toMatch(/^dunvarra-order-\d+\.pdf$/)
  const [dates] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add dates to calendar' }).click(),
  ])
  const text = await readFile(await dates.path(), 'utf8')
  expect(text.match(/DTSTART;VALUE=DATE:\d{8}/g)).toHaveLength(5)
  await page.getByRole('link', { name: 'Return to home' }).click()
  await expect(page).toHaveURL(clubUrl('dunvarra', '/'))

  await fillCart(page, email, [{ slug: 'social-member' }])
  await openHydrated(page, CHECKOUT())
  await expect(page.getByRole('radio', { name: 'Visa ending 4242 Expires 12/34' })).toBeChecked()
  await expectNoViolations(page)
  await pay.click()
  await expect(page.getByRole('heading', { name: 'Thank you, Nóra' })).toBeVisible()
  await expect(page.getByText('Visa ending 4242, 12/2034')).toBeVisible()
})

test.describe('a guest', () => {
  // The browser notes that the copy was refused to a stranger.
  test.use({ provoked: /status of 401/ })

  test('GUEST-10, GUEST-11, GUEST-12, ORDER-04, GUEST-16 buys from the shop, puts their name right, and is forgotten afterwards', async ({
    page,
  }) => {
    await beginAsGuest(page, ['bottle'])
    await openHydrated(page, CHECKOUT())
    await page.getByRole('button', { name: 'Quick checkout as a guest' }).click()
    await expect(page.getByLabel('First name')).toBeVisible()
    await expectHeard(page, 'guest-1-details', { at: 'desktop' })
    await page.getByLabel('First name').fill('Noren')
    await page.getByLabel('Last name').fill('Pettle')
    await page.getByLabel('Email').fill('noreen@home.example')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(notices(page).getByText('Guest account has been created.')).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveCount(0)
    await page.getByRole('button', { name: 'Click here to update details' }).click()
    await expect(page.getByRole('button', { name: 'Pay Now' })).toHaveCount(0)
    await page.getByLabel('First name').fill('Noreen')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page.getByText('Noreen Pettle')).toBeVisible()
    await expectHeard(page, 'guest-2-payment', { at: 'desktop' })
    // Below the sticky bar the lines would be too small to press.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectNoViolations(page)
    await enterCard(page, CARDS.good)
    await page.getByRole('button', { name: 'Pay Now' }).click()

    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await expect(page.getByText('enter your email and choose Forgot Password')).toBeVisible()
    await expectHeard(page, 'guest-3-confirmation', { at: 'desktop' })
    const [paper] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download copy (PDF)' }).click(),
    ])
    expect(paper.suggestedFilename()).toMatch(/\.pdf$/)
    const copy = new URL(paper.url())
    await expect(page.getByRole('button', { name: 'Set a password' })).toBeVisible()
    await page.getByRole('link', { name: 'Return to home' }).click()
    await expect(page).toHaveURL(clubUrl('dunvarra', '/'))
    await expect
      .poll(async () => (await page.context().cookies()).map(({ name }) => name))
      .not.toContain('guest_access_token')
    expect(await page.evaluate(() => localStorage.getItem('guestFormData'))).toBeNull()
    // The address of the copy is nothing without whoever bought it.
    expect(await page.evaluate(async (path) => (await fetch(path)).status, copy.pathname)).toBe(401)
  })
})

test.describe('a code', () => {
  // The browser notes that one was refused.
  test.use({ provoked: /status of 422/ })

  test('DISC-10, OPEN-097 a code is refused, applied and taken away; what costs nothing needs no card', async ({
    page,
  }) => {
    await beginWithCart(page, [{ slug: 'social-member' }])
    await openHydrated(page, CHECKOUT())
    await page.getByText('Have a discount code?').click()
    const code = page.getByLabel('Discount code')
    await code.fill('OLD24')
    await code.press('Enter')
    // DISC-11
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await code.fill('EARLY10')
    await code.press('Enter')
    await expect(page.getByText('EARLY10 is applied.')).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: '€36.00' })).toBeVisible()
    await page.getByRole('button', { name: 'Remove code' }).click()
    await expect(page.getByText('Have a discount code?')).toBeVisible()
    await page.getByText('Have a discount code?').click()
    await code.fill('COACH50')
    await page.getByRole('button', { name: 'Apply' }).click()
    // PAY-12, PAY-20
    await expect(page.getByLabel('Card number')).toHaveCount(0)
    await page.getByRole('button', { name: 'Complete Transaction' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you, Nóra' })).toBeVisible()
    await expect(page.getByText('COACH50')).toBeVisible()
  })
})

test('ERR-20, PAY-18, PAY-05 a declined card stays inline; the bank wants to see the buyer: refused it says why, approved it pays the same order', async ({
  page,
}) => {
  await beginWithCart(page, [{ slug: 'social-member' }])
  await openHydrated(page, CHECKOUT())
  const pay = page.getByRole('button', { name: 'Pay Now' })
  const said = page.locator('main').getByRole('alert')
  await enterCard(page, CARDS.declined)
  await pay.click()
  await expect(said.filter({ hasText: 'There appears to be a problem with your card' })).toBeVisible()
  await expect(page).toHaveURL(CHECKOUT())
  await expectHeard(page, 'buying-8-payment-declined', { at: 'desktop' })
  await enterCard(page, CARDS.challenge)
  await pay.click()
  // The bank's own page: what is said afterwards is new.
  await page.getByRole('button', { name: 'Decline' }).click()
  // ERR-23
  await expect(said.filter({ hasText: /fail|declin|problem/i })).toBeVisible()
  await expect(page).toHaveURL(CHECKOUT())
  await enterCard(page, CARDS.challenge)
  await pay.click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, Nóra' })).toBeVisible()
})

test('PAY-10, CART-18 whoever signs in at the checkout finds their cart there', async ({ page }) => {
  const email = await beginAsNobody(page, [{ slug: 'social-member' }])
  await openHydrated(page, CHECKOUT())
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Enter email' }).click()
  await enterEmail(page, email)
  await enterPassword(page)
  await expect(page.getByText('Social member')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay Now' })).toBeVisible()
  // CART-08, CART-09
  await page.getByRole('button', { name: /^Remove Social member/ }).click()
  await expect(page.getByRole('dialog').getByText('Your shopping cart is empty')).toBeVisible()
  await page.goto(CHECKOUT())
  // OPEN-095
  await expect(page).toHaveURL(clubUrl('dunvarra', '/'))
  await expect(notices(page).getByText('Your cart must contain items to continue.')).toBeVisible()
})

test.describe('a gateway that takes the money and says nothing', () => {
  test.use({ provoked: /./ })
  test.afterEach(({ request }) => switchDemo(request, '/dev/gateway', {}))

  test('PAY-03 a refresh in the middle of payment finds the paid order again', async ({ page, request }) => {
    await beginWithCart(page, [{ slug: 'social-member' }])
    await openHydrated(page, CHECKOUT())
    await enterCard(page, CARDS.good)
    await switchDemo(request, '/dev/gateway', { confirm: { capture_then_hang: true } })
    const confirming = page.waitForRequest(/payment-intents/)
    await page.getByRole('button', { name: 'Pay Now' }).click()
    await confirming
    await page.getByRole('link', { name: 'Continue shopping' }).click()
    // OPEN-104
    const wait = page.getByRole('alertdialog', { name: 'Please wait' })
    await expect(
      wait.getByText('Your payment is being processed. Please do not close this window.'),
    ).toBeVisible()
    await wait.getByRole('button', { name: 'OK' }).click()
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto(CHECKOUT())
    await expect(page.getByRole('heading', { name: 'Thank you, Nóra' })).toBeVisible()
  })
})

test.describe('a bank that takes its time', () => {
  test.use({ provoked: /./ })

  test('ORDER-06, OPEN-103, PAY-19 an order that is still New after ten seconds is shown as being processed, and its cart is gone', async ({
    page,
  }) => {
    await beginWithCart(page, [{ slug: 'social-member' }])
    await page.clock.install()
    await openHydrated(page, CHECKOUT())
    await enterCard(page, CARDS.good)
    // The order is asked for, and nobody has heard of its payment yet.
    let asked = 0
    await page.route('**/checkout/order', async (route) => {
      if (route.request().method() !== 'GET') return route.continue()
      asked += 1
      return route.fulfill({ json: { status: 'New', error: null } })
    })
    await page.route('**/sandbox/payment-intents/**', (route) =>
      route.fulfill({ json: { status: 'succeeded' } }),
    )
    await page.getByRole('button', { name: 'Pay Now' }).click()
    for (let round = 1; round <= 4; round += 1) {
      // Real time goes on too: on a slow machine the next question may have been asked by itself.
      await expect.poll(() => asked).toBeGreaterThanOrEqual(round)
      await page.clock.runFor(2500)
    }
    await expect(page.getByRole('heading', { name: 'Your payment is being processed' })).toBeVisible()
    expect(asked).toBe(5)
    await expect(notices(page).getByText('Your order has been submitted.')).toHaveCount(0)
    await expect(page.getByText('There’s no need to pay again.')).toBeVisible()
    const names = (await page.context().cookies()).map(({ name }) => name)
    expect(names).toContain('last_order')
    expect(names).not.toContain('shopping_cart')
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('CART-11, CART-15 the cart is a page of forms: another way to pay, and removed', async ({ page }) => {
    await beginWithCart(page, [{ slug: 'senior-player' }])
    await page.goto(clubUrl('dunvarra', '/contact'))
    await page.getByRole('button', { name: 'Cart' }).click()
    await page.getByRole('radio', { name: /6 monthly instalments/ }).check()
    await page.getByRole('button', { name: 'Choose' }).click()
    await expect(page.getByRole('radio', { name: /6 monthly instalments/ })).toBeChecked()
    await page.getByRole('button', { name: /^Remove Senior player/ }).click()
    await expect(page.getByText('Your shopping cart is empty')).toBeVisible()
  })
})

test.describe('a price that has changed', () => {
  // The browser notes that the old one was refused.
  test.use({ provoked: /status of 409/ })

  test('is said before anything is charged, and paid when they press again', async ({ page }) => {
    const email = await beginWithCart(page, [{ slug: 'social-member' }])
    await useCode(page, email, 'EARLY10')
    await openHydrated(page, CHECKOUT())
    await expect(page.getByText('EARLY10 is applied.')).toBeVisible()
    await enterCard(page, CARDS.good)
    await useCode(page, email, null)
    const pay = page.getByRole('button', { name: 'Pay Now' })
    await pay.click()
    const told = page.getByRole('alert').filter({ hasText: 'The price has changed' })
    await expect(told).toContainText('It’s €40.00 today now, not €36.00.')
    await expect(told).toContainText('The code EARLY10 can’t be used any more')
    await expect(pay).toContainText('40')
    await atBothWidths(page, () => expectNoViolations(page))
    await pay.click()
    await expect(page.getByRole('heading', { name: 'Thank you, Nóra' })).toBeVisible()
  })
})
