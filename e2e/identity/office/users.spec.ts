import { expectFineAtBothWidths, expectNoViolations } from '../../support/axe.ts'
import { openHydrated, untilHydrated } from '../../support/hydrated.ts'
import { expect, test } from '../../support/journey.ts'
import { atBothWidths } from '../../support/layout.ts'
import { openOffice, OWNER } from '../../support/office.ts'
import { mailTo, newEmail, PASSWORD } from '../../support/people.ts'
import { siteUrl } from '../../support/sites.ts'

const USERS = siteUrl('backoffice', '/settings/users')

test('OPEN-002 an owner invites a treasurer, who accepts, sees the money alone, and hands the office on @phone-first', async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  const email = newEmail('niamh')
  await openOffice(page, '/settings/users', OWNER)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users & roles')
  await expect(page.getByRole('table', { name: 'Rights by office' })).toBeVisible()
  await expectFineAtBothWidths(page)

  await page.getByRole('link', { name: 'Invite someone' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invite someone')
  await page.getByLabel('Their email').fill(email)
  await page.getByRole('checkbox', { name: /^Treasurer/ }).check()
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText('The invitation is on its way.')).toBeVisible()
  await expect(page.getByText(email, { exact: true })).toBeVisible()

  // In another browser: out of the mail, a name, a password, and in.
  const { links } = await mailTo(request, email, /^Will you help run/)
  const theirs = await browser.newContext({ viewport: page.viewportSize() })
  const office = await theirs.newPage()
  await openHydrated(office, links.find((link) => link.includes('office-invitation')) ?? '')
  await expect(
    office.getByText('Orla Fennick would like you to help run the club as treasurer.'),
  ).toBeVisible()
  await atBothWidths(office, () => expectNoViolations(office))
  await office.getByLabel('First name').fill('Niamh')
  await office.getByLabel('Last name').fill('Tidewell')
  await office.getByLabel('Choose a password', { exact: true }).fill(PASSWORD)
  await office.getByLabel(/^Confirm/).fill(PASSWORD)
  await office.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect(office).toHaveURL(siteUrl('backoffice', '/'))
  await untilHydrated(office)
  await expect(office.locator('a[href="/orders"]').first()).toBeAttached()
  await expect(office.locator('a[href="/news"], a[href="/settings/users"], a[href="/lotto"]')).toHaveCount(0)
  await openHydrated(office, siteUrl('backoffice', '/orders'))
  await expect(office.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await openHydrated(office, siteUrl('backoffice', '/news'))
  await expect(office.getByRole('heading', { level: 1 })).toHaveText('You don’t have access to this page')
  await expect(office.getByText('This is for the editor.')).toBeVisible()
  await atBothWidths(office, () => expectNoViolations(office))
  await theirs.close()

  // One screen: what it means stands beside the button, and is done at once.
  await openHydrated(page, `${USERS}/hand-over`)
  // Others hold offices, too.
  await page.getByLabel('Which role?').selectOption({ label: 'Treasurer: Niamh Tidewell' })
  await expect(
    page.getByText('Niamh has no other office, so they can’t get into the back office any more.'),
  ).toBeVisible()
  await expectFineAtBothWidths(page)
  await page.getByLabel('Their email').fill('kwame@home.example')
  await page.getByRole('button', { name: 'Hand it over' }).click()
  await expect(page.getByText('The office is handed over.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Kwame Lynnard' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Niamh Tidewell' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Kwame Lynnard' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kwame Lynnard')
  await expect(page.getByRole('checkbox', { name: /^Treasurer/ })).toBeChecked()
  await atBothWidths(page, () => expectNoViolations(page))
  await page.getByRole('button', { name: 'Remove from running the club' }).click()
  await expect(page.getByText('They no longer help run the club')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Kwame Lynnard' })).toHaveCount(0)
})
