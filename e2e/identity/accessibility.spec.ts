import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { openHydrated } from '../support/hydrated.ts'
import { test } from '../support/journey.ts'
import { atBothWidths, expectNoSidewaysScroll, expectTargetsOfSize } from '../support/layout.ts'
import { enterEmail, newEmail } from '../support/people.ts'
import { beginSignedIn } from '../support/signed-in.ts'
import { clubUrl, siteUrl } from '../support/sites.ts'

const stepUrl = (path: string) => clubUrl('inishvarn', `/authentication/${path}`)
const step = (path: string) => (page: Page) => openHydrated(page, stepUrl(path))

/** Each has an address of its own, so one visitor can look at all of them. */
const STEPS = [
  ...['set-password/validate-token?email=brid@home.example', 'email-confirmed', 'sign-out'].map(stepUrl),
  siteUrl('backoffice', '/authentication'),
]

const SCREENS: { what: string; open: (page: Page) => Promise<unknown> }[] = [
  {
    what: 'sign-in, as it opens and with errors',
    open: async (page) => {
      await step('check-email')(page)
      await expectAccessible(page)
      await enterEmail(page, 'hana@inishvarn.example')
      await page.getByRole('button', { name: 'sign in', exact: true }).click()
      await page.getByText('Password is required').waitFor()
    },
  },
  {
    what: 'sign-up, with errors and the rules open, and the terms over the form',
    open: async (page) => {
      await step('check-email')(page)
      await enterEmail(page, newEmail('axe'))
      await page.getByLabel('First name').fill(' x')
      await page.getByLabel('First name').blur()
      await page.getByLabel('Password', { exact: true }).focus()
      await expectAccessible(page)
      await page.getByRole('main').getByRole('link', { name: 'Terms and Conditions' }).first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    what: 'the dialog',
    open: async (page) => {
      await openHydrated(page, clubUrl('inishvarn', '/pages/fees'))
      await page.getByRole('link', { name: 'Sign in' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    what: 'my account, and what can be changed there',
    open: async (page) => {
      await beginSignedIn(page, siteUrl('myaccount'), 'brid@home.example')
      await openHydrated(page, siteUrl('myaccount'))
      await page.getByRole('heading', { name: 'Your family' }).waitFor()
      await expectAccessible(page)
      await openHydrated(page, siteUrl('myaccount', '/details'))
      await expectAccessible(page)
      await openHydrated(page, siteUrl('myaccount', '/password'))
    },
  },
]

async function expectAccessible(page: Page): Promise<void> {
  await atBothWidths(page, async () => {
    // What lies half under the navbar would be found too small.
    await page.evaluate(() => scrollTo(0, 0))
    await expectNoViolations(page)
    await expectNoSidewaysScroll(page)
    await expectTargetsOfSize(page)
  })
}

test.beforeEach(({ context }) =>
  context.addCookies([{ name: 'cookie_policy', value: 'denied', url: clubUrl('inishvarn') }]),
)

test('axe finds nothing, nothing scrolls sideways, nothing is too small: the steps as they open', async ({
  page,
}) => {
  for (const url of STEPS) {
    await openHydrated(page, url)
    await expectAccessible(page)
  }
})

for (const { what, open } of SCREENS) {
  test(`axe finds nothing, nothing scrolls sideways, nothing is too small: ${what}`, async ({ page }) => {
    await open(page)
    await expectAccessible(page)
  })
}
