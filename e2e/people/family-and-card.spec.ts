import type { Page } from '@playwright/test'
import { expectFineAtBothWidths, expectNoViolations } from '../support/axe.ts'
import { field, option, otherField, problems } from '../support/forms.ts'
import { goOffline, openHydrated, untilHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { atBothWidths, expectNoSidewaysScroll } from '../support/layout.ts'
import { createPerson, mailTo, newEmail, notices, PASSWORD, switchDemo } from '../support/people.ts'
import { beginSignedIn } from '../support/signed-in.ts'
import { clubUrl, siteUrl } from '../support/sites.ts'

const BRID = 'brid@home.example'
const DAY_MS = 24 * 3_600_000

test.use({ provoked: /ERR_INTERNET_DISCONNECTED|Failed to fetch|status of 422/ })

test('a card is kept, shown without a signal, and checked by anybody and by a steward @phone-first', async ({
  page,
  browser,
}) => {
  await beginSignedIn(page, siteUrl('myaccount'), BRID)
  await openHydrated(page, siteUrl('myaccount', '/family'))
  await page.getByRole('link', { name: 'Card, Fiadh' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fiadh Hallaran')
  await expectFineAtBothWidths(page)
  const { items } = await page.evaluate(async () => (await fetch('/api/v2/member/cards')).json())
  const card = items.find((each: { first_name: string }) => each.first_name === 'Fiadh')
  await expect(page.getByText(card.number)).toBeVisible()

  await page.getByRole('button', { name: 'Keep on this device' }).click()
  await expect(page.getByRole('button', { name: 'Kept on this device' })).toBeVisible()
  await goOffline(page)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fiadh Hallaran')
  await expect(page.getByRole('img', { name: 'QR code for the steward to scan' })).toBeVisible()
  await page.context().setOffline(false)

  await openHydrated(page, card.check_url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Valid')
  await expect(page.getByText('Fiadh H', { exact: true })).toBeVisible()
  await atBothWidths(page, () => expectNoViolations(page))

  const gate = await (await browser.newContext()).newPage()
  await beginSignedIn(gate, clubUrl('dunvarra'), 'orla@dunvarra.example')
  await openHydrated(gate, clubUrl('dunvarra', '/card'))
  await expect(gate.getByText('Works without signal: list of')).toBeVisible()
  await gate.context().setOffline(true)
  await gate.getByLabel('Membership number').fill(card.number)
  await gate.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(gate.getByRole('heading', { name: 'Valid' })).toBeVisible()
  await expect(gate.getByText('Fiadh Hallaran')).toBeVisible()
  await expect(gate.getByText('First time today')).toBeVisible()
  await gate.getByLabel('Membership number').fill(card.check_url)
  await gate.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(gate.getByText('Already at')).toBeVisible()
  await gate.context().close()
})

test('what a club knows of a child is told it anew; without a signal it stays typed, and goes later @phone', async ({
  page,
}) => {
  await openAnswers(page)
  await option(page, 'school', 'Other').check()
  await otherField(page, 'school').fill('Gaelscoil Inse')
  await page.getByRole('button', { name: 'Send to the club' }).click()
  await expect(problems(page)).toBeFocused()
  await expectFineAtBothWidths(page)
  for (const box of ['code_of_conduct', 'data_consent']) await field(page, box).check()
  await option(page, 'photo_permission', 'true').check()
  // Nothing at all can be fetched, not even a file of our own.
  await goOffline(page)
  await page.getByRole('button', { name: 'Send to the club' }).click()
  await expect(page.getByText('We couldn’t send your answers. Please try again.')).toBeInViewport()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Send to the club' }).click()
  await expect(page.getByText('Gaelscoil Inse')).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('FORM-29 FORM-33 MEMB-59 a form says what is wrong, keeps what was typed and goes @phone', async ({
    page,
  }) => {
    await openAnswers(page)
    await field(page, 'first_name').fill(' ')
    await field(page, 'date_of_birth').fill('31/02/2017')
    await field(page, 'country').selectOption('Scotland')
    await option(page, 'has_medical_condition', 'false').check()
    await option(page, 'school', 'Other').check()
    await otherField(page, 'school').fill('Scoil an Chuain')
    for (const box of ['code_of_conduct', 'data_consent']) await field(page, box).check()
    await option(page, 'photo_permission', 'true').check()
    await page.getByRole('button', { name: 'Send to the club' }).click()
    await expect(page).toHaveTitle(/^Error: /)
    const listed = problems(page).getByRole('link')
    await expect(listed).toHaveText([
      'Please enter first name',
      /There’s no such day/,
      'Please choose a county',
    ])
    for (const link of await listed.all()) {
      const target = (await link.getAttribute('href')) ?? ''
      await expect(page.locator(`[id="${target.slice(1)}"]`)).toHaveCount(1)
    }
    await expect(field(page, 'date_of_birth')).toHaveAccessibleDescription(/There’s no such day/)
    await expect(field(page, 'date_of_birth')).toHaveValue('31/02/2017')
    await expect(otherField(page, 'school')).toHaveValue('Scoil an Chuain')
    await expectNoSidewaysScroll(page)

    await field(page, 'first_name').fill('Fiadh')
    await field(page, 'date_of_birth').fill('5 Mar 2017')
    await field(page, 'country').selectOption('Ireland')
    await field(page, 'county').selectOption('Galway')
    await page.getByRole('button', { name: 'Send to the club' }).click()
    await expect(page.getByText('Scoil an Chuain')).toBeVisible()
    await expect(page.getByText('05/03/2017')).toBeVisible()
    // FORM-29: nobody could disable it, and still it is not sent on.
    await page.goto(`${page.url().split('?')[0]}?medical=true`)
    await expect(page.getByText('Is there a medical condition we should know about?')).toBeVisible()
    await expect(page.getByText('Tell us about it and what helps')).toHaveCount(0)
  })
})

/** Bríd at what Dunvarra knows of Fiadh, by the links of her account. */
async function openAnswers(page: Page): Promise<void> {
  await beginSignedIn(page, siteUrl('myaccount'), BRID)
  await page.goto(siteUrl('myaccount', '/family'))
  await page.getByRole('link', { name: 'Fiadh', exact: false }).first().click()
  await page.getByRole('link', { name: /Juvenile registration/ }).click()
  await expect(field(page, 'first_name')).toHaveValue('Fiadh')
}

test('a child turns 18 and takes over what was looked after for them', async ({ page, browser, request }) => {
  const eve = new Date()
  // Not tomorrow: shortly before midnight it may be that already where the club is.
  const born = new Date(Date.UTC(eve.getUTCFullYear() - 18, eve.getUTCMonth(), eve.getUTCDate() + 2, 12))
  const email = newEmail('grown')
  const parent = newEmail('parent')
  await createPerson(request, 'dunvarra', parent)
  await beginSignedIn(page, siteUrl('myaccount'), parent)
  await openHydrated(page, siteUrl('myaccount', '/family/add'))
  await page.getByLabel('First name').fill('Sorcha')
  await page.getByLabel('Surname').fill('Hallaran')
  await page
    .getByLabel('Date of birth')
    .fill(born.toISOString().slice(0, 10).split('-').toReversed().join('/'))
  await page.getByRole('button', { name: 'Add to your family' }).click()
  await expect(notices(page)).toContainText('Added to your family.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorcha Hallaran')
  await expect(page.getByRole('heading', { name: 'Their own sign-in' })).toBeHidden()

  await switchDemo(request, '/dev/clock', { now: new Date(eve.getTime() + 3 * DAY_MS).toISOString() })
  await beginSignedIn(page, siteUrl('myaccount'), parent)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await untilHydrated(page)
  await expect(page.getByRole('heading', { name: 'Their own sign-in' })).toBeVisible()
  await atBothWidths(page, () => expectNoSidewaysScroll(page))
  await page.getByLabel('Sorcha’s email').fill(email)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(notices(page)).toContainText('The invitation is on its way.')

  const mail = await mailTo(request, email, /handing your membership over/)
  const own = await (await browser.newContext()).newPage()
  const link = mail.links.find((each) => each.includes('set-password')) ?? ''
  await openHydrated(own, link)
  await own
    .getByRole('textbox')
    .last()
    .fill(mail.code ?? '')
  await expect(own.getByLabel('New password')).toBeVisible()
  await own.getByLabel('New password').fill(PASSWORD)
  await own.getByLabel('Confirm password').fill(PASSWORD)
  await own.getByRole('button', { name: 'Save' }).click()
  await own.getByRole('button', { name: 'Take it over' }).click()
  await expect(notices(own)).toContainText('It’s all yours now.')
  await own.context().close()

  await openHydrated(page, siteUrl('myaccount', '/family'))
  await expect(page.getByText('Sorcha has their own sign-in now')).toBeVisible()
})

test.afterEach(({ request }) => switchDemo(request, '/dev/clock', { now: null }))
