import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { formatShortPrice } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { ask } from '../support/ask.ts'
import { expectNoViolations } from '../support/axe.ts'
import { openHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { createPerson, newEmail } from '../support/people.ts'
import { CARDS, enterCard } from '../support/shop.ts'
import { beginSignedIn } from '../support/signed-in.ts'
import { clubUrl } from '../support/sites.ts'

const LOTTO = () => clubUrl('dunvarra', '/products/lotto/rovers-lotto')
const DRAW = () => clubUrl('dunvarra', '/products/draw/midwinter-hamper')

test('LOTTO-02, LOTTO-03, LOTTO-05 the age gate is declined, accepted, asked again and skipped @phone', async ({
  page,
}) => {
  await openHydrated(page, LOTTO())
  const gate = page.getByRole('alertdialog', { name: 'Please confirm' })
  await expect(gate).toContainText('To play lotto you have to be over 18 years of age.')
  await expectNoViolations(page)
  await gate.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(clubUrl('dunvarra', '/'))

  await openHydrated(page, LOTTO())
  await gate.getByRole('button', { name: 'Confirm' }).click()
  await expect(gate).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Thursday’s jackpot' })).toBeVisible()
  await expectNoViolations(page)
  // OPEN-093
  await openHydrated(page, LOTTO())
  await expect(gate).toBeVisible()
  // A phone whose clock is ten minutes slow still says when tickets close.
  await page.clock.setFixedTime(Date.now() - 10 * 60_000)
  await openHydrated(page, `${LOTTO()}?token=a&lotto=b`)
  await expect(gate).toHaveCount(0)
  await expect
    .poll(async () => Math.abs((await shownLeft(page)) - (await reallyLeft(page))))
    .toBeLessThan(300)
})

const IN_SECONDS: Record<string, number> = { day: 86_400, hour: 3600, minute: 60, second: 1 }

/** In seconds, as the page says it: "2 days, 7 hours and 36 minutes until tickets close". */
async function shownLeft(page: Page): Promise<number> {
  const words = (await page.getByRole('timer').getAttribute('aria-label')) ?? ''
  return [...words.matchAll(/(\d+) (day|hour|minute|second)/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * (IN_SECONDS[unit ?? ''] ?? 0),
    0,
  )
}

interface Lotto {
  jackpot: number
  next_draw: { closes_at: string }
}

async function lottoNow({ request }: Page): Promise<Lotto> {
  const lotto = await ask(request, clubUrl('dunvarra', '/api/v2/store/dunvarra/products/rovers-lotto'))
  return ((await lotto.json()) as { metadata: Lotto }).metadata
}

/** By the server's clock. */
async function reallyLeft(page: Page): Promise<number> {
  const { now } = await (await ask(page.request, clubUrl('dunvarra', '/products/now'))).json()
  return (Date.parse((await lottoNow(page)).next_draw.closes_at) - Date.parse(now)) / 1000
}

test('LOTTO-08, LOTTO-09, LOTTO-10, LOTTO-12, LOTTO-13 three lines, one by keyboard and the rest by quick pick, renewed and paid', async ({
  page,
}) => {
  const email = newEmail('player')
  await createPerson(page.request, 'dunvarra', email)
  await beginSignedIn(page, clubUrl('dunvarra'), email)
  await openHydrated(page, LOTTO())
  const gate = page.getByRole('alertdialog', { name: 'Please confirm' })
  await gate.getByRole('button', { name: 'Confirm' }).click()
  await expect(gate).toHaveCount(0)
  await page.locator('label', { hasText: '3 lines' }).click()
  const grid = page.getByRole('group', { name: 'Line 1: choose 6 numbers' })
  await grid.getByRole('button', { name: '1', exact: true }).focus()
  for (let picked = 0; picked < 5; picked += 1) {
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowRight')
  }
  await expect(page.getByText('1 more number')).toBeVisible()
  await expect(page.getByText(/Still needed: 1 number in line 1, line 2/)).toBeVisible()
  await page.getByRole('button', { name: 'quick pick the rest' }).click()
  await page.getByRole('switch', { name: 'Renew every week' }).check()
  await expect(page.getByText('Then every week')).toBeVisible()
  await expect(page.getByText(/It’s taken the Wednesday before each draw, until you stop it/)).toBeVisible()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  // CART-20
  await expect(
    page
      .getByRole('main')
      .getByText('Products have been successfully added to your cart.')
      .filter({ visible: true }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'See your cart' }).click()
  const sheet = page.getByRole('dialog', { name: /^Cart/ })
  await expect(sheet.getByRole('heading', { name: 'Lotto tickets' })).toBeVisible()
  await expect(sheet.getByRole('list', { name: 'Your lines' }).getByRole('listitem')).toHaveCount(3)
  await sheet.getByRole('link', { name: 'Checkout' }).click()
  // LOTTO-06, LOTTO-12
  await expect(page.getByText('You’ve told us you’re over 18.')).toBeVisible()
  await expect(page.getByText('We’ll use this card for the rest.')).toBeVisible()
  await enterCard(page, CARDS.good)
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, Nóra' })).toBeVisible()
})

test('DRAW-01, DRAW-02, DRAW-05, GUEST-10, GUEST-11 a guest buys three tickets of a draw @phone', async ({
  page,
}) => {
  await openHydrated(page, DRAW())
  const gate = page.getByRole('alertdialog', { name: 'Please confirm' })
  await expect(gate).toContainText('To play this draw you have to be over 18 years of age.')
  await gate.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(/of 500 tickets left/)).toBeVisible()
  await expectNoViolations(page)
  await page.locator('label', { hasText: '3 tickets' }).click()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('button', { name: 'See your cart' }).click()
  const sheet = page.getByRole('dialog', { name: /^Cart/ })
  await expect(sheet.getByRole('heading', { name: 'Draw tickets' })).toBeVisible()
  await sheet.getByRole('link', { name: 'Checkout' }).click()
  await page.getByRole('button', { name: 'Quick checkout as a guest' }).click()
  await page.getByLabel('First name').fill('Noreen')
  await page.getByLabel('Last name').fill('Pettle')
  await page.getByLabel('Email').fill(newEmail('guest'))
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('button', { name: 'Click here to update details' }).click()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await enterCard(page, CARDS.good)
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  // When it is drawn, for a calendar.
  const [dates] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add dates to calendar' }).click(),
  ])
  expect(await readFile(await dates.path(), 'utf8')).toContain('SUMMARY:Midwinter Hamper: draw')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('LOTTO-04, LOTTO-13 the page is read, and lucky dips go into the cart', async ({ page }) => {
    await page.goto(LOTTO())
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(page.getByText('Draw on Thursday')).toBeVisible()
    await page.getByRole('button', { name: 'Add lucky dip to cart' }).click()
    await expect(page).toHaveURL(clubUrl('dunvarra', '/cart'))
    await expect(page.getByText('Rovers Lotto')).toBeVisible()
  })
})

test('OPEN-037 the overview has a door for each kind, with a fact of today', async ({ page }) => {
  // It grows with each draw, and a journey that moved the clock may have had one.
  const { jackpot } = await lottoNow(page)
  expect(jackpot).toBeGreaterThan(0)
  await page.goto(clubUrl('dunvarra', '/products'))
  await expect(page.getByText(formatShortPrice(cents(jackpot), 'EUR'), { exact: true })).toBeVisible()
  await expect(page.getByText(/of 500 left/)).toBeVisible()
  await expectNoViolations(page)
})
