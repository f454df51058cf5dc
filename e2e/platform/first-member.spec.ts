import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { openHydrated, untilHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { atBothWidths, expectNoSidewaysScroll } from '../support/layout.ts'
import { addQuestion, editorIsThere, saveForm } from '../support/office.ts'
import { enterEmail, mailTo, newEmail, notices, PASSWORD } from '../support/people.ts'
import { answerAll } from '../support/registration.ts'
import { CARDS, enterCard } from '../support/shop.ts'
import { beginSignedIn } from '../support/signed-in.ts'
import { baseDomain, siteUrl } from '../support/sites.ts'

const SAVED = /^Saved \d\d:\d\d$/
const office = (path: string) => siteUrl('backoffice', path)

test('OPEN-122 from no club to its first paid member, by screens alone @phone-first', async ({ page }) => {
  test.slow()
  const slug = `ballymore-${Date.now().toString(36)}${Math.floor(Math.random() * 1e4).toString(36)}`
  const owner = newEmail('owner')
  await makeClub(page, slug, owner)
  await takeItUp(page, owner)
  await chooseColour(page, slug)
  await askAQuestion(page)
  await sellAPlan(page)
  const buyer = newEmail('buyer')
  await join(page, slug, buyer)
  await pay(page, slug)
  await seeTheMoney(page)
})

async function makeClub(page: Page, slug: string, owner: string): Promise<void> {
  await beginSignedIn(page, siteUrl('su'), 'sam@platform.example')
  await openHydrated(page, siteUrl('su'))
  await page.locator('#content').getByRole('link', { name: 'New club' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Ballymore Harriers')
  await page.getByLabel('Address', { exact: true }).fill('su')
  await expect(page.getByText('The platform keeps this address for itself')).toBeVisible()
  await page.getByLabel('Address', { exact: true }).fill(slug)
  await expect(page.getByText('is free.')).toBeVisible()
  await page.getByLabel('Country').selectOption('GB')
  await expect(page.getByLabel('Currency')).toHaveValue('GBP')
  await page.getByLabel('Country').selectOption('IE')
  await expect(page.getByLabel('Currency')).toHaveValue('EUR')
  // Wider than a phone: a page that it pushes aside is no page that a finger hits.
  const mistaken = newEmail('mistaken-honorary-secretary')
  await page.getByLabel('Their email').fill(mistaken)
  await page.getByRole('button', { name: 'Create club' }).click()
  await expect(page.getByText('The website is live.')).toBeVisible()
  await expect(page.getByText(`We’ve sent ${mistaken} an invitation`)).toBeVisible()
  await atBothWidths(page, async () => {
    await expectNoSidewaysScroll(page)
    await expectNoViolations(page)
  })
  // Somebody else is asked in their place.
  await page.getByLabel('Their email').fill(owner)
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText(`${owner} has been invited and hasn’t accepted yet.`)).toBeVisible()
  await openHydrated(page, siteUrl('su', '/prove'))
  await expect(page.getByRole('link', { name: 'Add a passkey' })).toBeVisible()
  await atBothWidths(page, () => expectNoViolations(page))
}

/** The first owner, out of the mail. */
async function takeItUp(page: Page, owner: string): Promise<void> {
  const { links } = await mailTo(page.request, owner, /^Will you/)
  await openHydrated(page, links.find((link) => link.includes('office-invitation')) ?? '')
  await page.getByLabel('First name').fill('Máire')
  await page.getByLabel('Last name').fill('Tallon')
  await page.getByLabel('Choose a password', { exact: true }).fill(PASSWORD)
  await page.getByLabel(/^Confirm/).fill(PASSWORD)
  await page.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect(page).toHaveURL(office('/'))
  await untilHydrated(page)
}

async function chooseColour(page: Page, slug: string): Promise<void> {
  await openHydrated(page, office('/menu-theme'))
  await page.getByLabel('Main', { exact: true }).fill('#14532d')
  await expect(page.getByText(SAVED)).toBeVisible()
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('It’s on the website.')).toBeVisible()
  await openHydrated(page, siteOf(slug))
  await expect(page.getByRole('link', { name: 'Membership' }).first()).toBeAttached()
  await expect(page.locator('html')).toHaveCSS('--primary', '#14532d')
}

async function askAQuestion(page: Page): Promise<void> {
  await openHydrated(page, office('/forms'))
  await page.getByRole('link', { name: 'Adult membership', exact: true }).click()
  await editorIsThere(page)
  await addQuestion(page, 'Text', 'Your usual pace')
  await saveForm(page)
}

async function sellAPlan(page: Page): Promise<void> {
  await openHydrated(page, office('/programmes'))
  await page.getByRole('link', { name: 'Add a programme' }).first().click()
  await page.getByLabel('Name', { exact: true }).fill('Season')
  await page.getByRole('button', { name: 'Add a programme' }).click()
  await expect(page.getByText(SAVED)).toBeVisible()
  await openHydrated(page, office('/plans/new'))
  await page.getByLabel('Name', { exact: true }).fill('Adult runner')
  await page.getByLabel('Programme').selectOption({ label: 'Season' })
  await page.getByLabel('Price', { exact: true }).fill('45')
  await page.getByLabel('Form', { exact: true }).selectOption({ label: 'Adult membership' })
  await page.getByRole('button', { name: 'Put it on sale' }).click()
  await expect(page.getByText(SAVED)).toBeVisible()
}

async function join(page: Page, slug: string, email: string): Promise<void> {
  await openHydrated(page, siteOf(slug, '/products/membership'))
  await page
    .getByRole('article', { name: 'Adult runner' })
    .getByRole('button', { name: 'select plan' })
    .click()
  const bar = page.getByRole('complementary', { name: 'Summary' })
  await bar.getByRole('button', { name: 'continue' }).first().click()
  await page.getByRole('link', { name: 'enter email' }).click()
  await enterEmail(page, email)
  await page.getByLabel('Confirm email').fill(email)
  await page.getByLabel('First name').fill('Nóra')
  await page.getByLabel('Last name').fill('Quilter')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('checkbox', { name: 'I accept the Terms and Conditions' }).check()
  await page.getByRole('button', { name: 'create account' }).click()
  await expect(page.getByRole('heading', { name: 'Your family' })).toBeVisible()
  await page
    .locator('#plan-1')
    .getByRole('button', { name: /^Add Details/ })
    .press('Enter')
  await answerAll(page, { date_of_birth: '11/02/1991' })
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
  await expect(bar).toContainText('1 of 1 done')
  await bar.getByRole('button', { name: 'Add To Cart' }).first().click()
  await expect(notices(page)).toContainText('Products have been successfully added to your cart.')
}

async function pay(page: Page, slug: string): Promise<void> {
  await openHydrated(page, siteOf(slug, '/checkout'))
  await enterCard(page, CARDS.good)
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, Nóra' })).toBeVisible()
}

async function seeTheMoney(page: Page): Promise<void> {
  await openHydrated(page, office('/orders'))
  const row = page.getByRole('row').filter({ hasText: 'Nóra Quilter' })
  await expect(row).toContainText('€45.00')
  await expect(row).toContainText('Paid')
  await row.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/orders\/./)
  await expect(page.getByText('Adult runner').first()).toBeVisible()
  await atBothWidths(page, () => expectNoSidewaysScroll(page))
}

const siteOf = (slug: string, path = '/') => `http://${slug}.${baseDomain()}${path}`
