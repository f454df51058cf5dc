import type { Page } from '@playwright/test'
import { expectFineAtBothWidths } from '../../support/axe.ts'
import { openHydrated, untilHydrated } from '../../support/hydrated.ts'
import { expect, test } from '../../support/journey.ts'
import { openOffice } from '../../support/office.ts'
import { officeApi } from '../../support/office-api.ts'
import { beginWithCart, CARDS, enterCard } from '../../support/shop.ts'
import { clubUrl, siteUrl } from '../../support/sites.ts'

const SAVED = /^Saved \d\d:\d\d$/

/** An empty form of a room, filled in and saved: its own page says when. */
async function add(page: Page, room: string, fill: () => Promise<void>, button: string) {
  await openHydrated(page, siteUrl('backoffice', `/${room}/new`))
  await fill()
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByText(SAVED)).toBeVisible()
}

test('OPEN-120 a season from nothing to a first paid family, and who holds it is shown @phone-first', async ({
  page,
}) => {
  test.slow()
  const own = `Walkers ${Date.now().toString(36)}`
  const code = `W${Date.now().toString(36)}`.toUpperCase()
  const make = await officeApi(page.request)
  await make('/forms', { kind: 'adult', name: `${own} form` })
  // The way to a programme is walked in first-member.spec.ts.
  await make('/programs', { title: own })

  // What is missing is said beside its field, and nothing is lost.
  await openOffice(page, '/plans/new')
  await page.getByLabel('Name').fill(own)
  await page.getByRole('button', { name: 'Put it on sale' }).click()
  await expect(page.getByText('Choose a programme')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue(own)
  await page.getByLabel('Programme').selectOption({ label: own })
  await page.getByLabel('Price', { exact: true }).fill('60')
  await page.getByLabel('Places').fill('20')
  await page.getByLabel('Form', { exact: true }).selectOption({ label: `${own} form` })
  await page.getByRole('button', { name: 'Put it on sale' }).click()
  await expect(page.getByText(SAVED)).toBeVisible()
  const plan = new URL(page.url()).pathname

  const planBox = page.getByRole('group', { name: new RegExp(own) })
  await add(
    page,
    'bundles',
    async () => {
      await page.getByLabel('Name').fill(`${own} pair`)
      await page.getByLabel('Programme').selectOption({ label: own })
      await page.getByLabel('Price of the bundle').fill('110')
      await planBox.getByLabel('In this bundle').check()
    },
    'Put it on sale',
  )
  await add(
    page,
    'discounts',
    async () => {
      await page.getByLabel('Name').fill(`${own} twice`)
      await page.getByLabel('Number of plans').first().fill('2')
      await page
        .getByRole('textbox', { name: /^Amount off/ })
        .first()
        .fill('10')
      await page.getByLabel(new RegExp(`^${own}, €60`)).check()
    },
    'Switch on',
  )
  await add(
    page,
    'codes',
    async () => {
      await page.getByLabel('Code', { exact: true }).fill(code.toLowerCase())
      await page.getByRole('textbox', { name: /^Amount off/ }).fill('50')
      await page.getByLabel('Times it can be used').fill('3')
    },
    'Switch on',
  )
  const codePath = new URL(page.url()).pathname

  // Two walkers, 10 % off for two, and half of what is left: 120 − 12 = 108, − 54.
  const slug = own.toLowerCase().replaceAll(' ', '-')
  await beginWithCart(page, [
    { slug },
    { slug, about: { first_name: 'Colm', email: `${slug}@home.example` } },
  ])
  await openHydrated(page, clubUrl('dunvarra', '/checkout'))
  await page.getByText('Have a discount code?').click()
  await page.getByLabel('Discount code').fill(code)
  await page.getByLabel('Discount code').press('Enter')
  await expect(page.getByText('€54').first()).toBeVisible()
  await enterCard(page, CARDS.good)
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, Nóra' })).toBeVisible()

  // Still signed in there: what happened to the plan stands beside it.
  await openHydrated(page, siteUrl('backoffice', plan))
  await expect(page.getByText('2 members hold this plan')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
  await expectFineAtBothWidths(page)
  await openHydrated(page, siteUrl('backoffice', codePath))
  await expect(page.getByText('Who used it (1 of 3)')).toBeVisible()
  await expect(page.getByText(/^Order \d+/)).toBeVisible()
})

test('a season is copied forward from a table of prices, and taken back', async ({ page }) => {
  await openOffice(page, '/programmes')
  await page.getByRole('link', { name: 'Set up next season' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Set up next season' })).toBeVisible()
  await untilHydrated(page)
  await page.getByLabel('Name of next season').fill('Season after')
  await page.getByLabel('On sale from').fill('01/07/2027')
  await page.getByLabel('Senior player, price next season').fill('dear')
  // What is wrong is said when the field is left, and moves what stands below.
  await page.getByLabel('Senior player, price next season').press('Tab')
  await expect(page.getByText('Enter an amount such as 110.00')).toBeVisible()
  await page.getByLabel('Copy Student player').uncheck()
  await page.getByLabel('Senior player, price next season').fill('185')
  await expectFineAtBothWidths(page)
  await page.getByRole('button', { name: /^Create \d+ plans$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Season after is set up' })).toBeVisible()
  await expect(page.getByText('Senior player, €185.00, hidden until you put it on sale')).toBeVisible()
  await expect(page.getByText('Student player')).toHaveCount(0)
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByText('It’s taken back. Nothing of the copy is left.')).toBeVisible()
})

test('prices are tried with a press, and the cheaper way is said', async ({ page }) => {
  await openOffice(page, '/discounts/simulator')
  await untilHydrated(page)
  const more = (plan: string) => page.getByRole('button', { name: `One more: ${plan}` })
  await more('Juvenile U8–U12').click()
  await more('Juvenile U8–U12').click()
  await more('Senior player').click()
  await expect(page.getByLabel('How many: Juvenile U8–U12')).toHaveValue('2')
  await expect(page.getByText(/With the .+ they’d pay €/)).toBeVisible()
  await expectFineAtBothWidths(page)
  await page.getByRole('link', { name: /^Show with the / }).click()
  await expect(page.getByText('One price for the whole bundle')).toBeVisible()
})
