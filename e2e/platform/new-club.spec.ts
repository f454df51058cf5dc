import { atBothWidths } from '../support/layout.ts'
import { expectNoViolations } from '../support/axe.ts'
import { openHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { beginSignedIn } from '../support/signed-in.ts'
import { baseDomain, siteUrl } from '../support/sites.ts'
import { NAMES } from '../support/demo-world.ts'

const SUPERUSER = 'sam@platform.example'

test('OPEN-122 a club is made in one form, and its website is there @phone-first', async ({ page }) => {
  const slug = `kilmore-${Date.now().toString(36)}`
  await beginSignedIn(page, siteUrl('su'), SUPERUSER)
  await openHydrated(page, siteUrl('su', '/new-club'))
  await page.getByLabel('Name', { exact: true }).fill('Kilmore Rovers')
  await page.getByLabel('Address', { exact: true }).fill('su')
  await expect(page.getByText('The platform keeps this address for itself')).toBeVisible()
  await page.getByLabel('Address', { exact: true }).fill(slug)
  await expect(page.getByText('is free.')).toBeVisible()
  await page.getByLabel('Country').selectOption('GB')
  await expect(page.getByLabel('Currency')).toHaveValue('GBP')
  await page.getByLabel('Their e-mail').fill(`owner@${slug}.example`)
  await page.getByRole('button', { name: 'Make the club' }).click()
  await expect(page.getByText('The website is on the air.')).toBeVisible()
  await expect(page.getByText(`We’ve sent owner@${slug}.example an invitation`)).toBeVisible()
  await atBothWidths(page, () => expectNoViolations(page))
  await page.getByLabel('Their e-mail').fill(`other@${slug}.example`)
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText(`other@${slug}.example was asked to own it`)).toBeVisible()
  await openHydrated(page, siteUrl('su', '/prove'))
  await expect(page.getByRole('link', { name: 'Add a passkey' })).toBeVisible()
  await atBothWidths(page, () => expectNoViolations(page))
  await page.goto(`http://${slug}.${baseDomain()}/`)
  await expect(page.getByRole('link', { name: 'Membership' }).first()).toBeAttached()
})

test('OPEN-122 a superuser enters a club in the open, and leaves @phone-first', async ({ page }) => {
  await beginSignedIn(page, siteUrl('su'), SUPERUSER)
  await openHydrated(page, siteUrl('su', '/?filter=inishvarn'))
  await page.getByRole('link', { name: NAMES.inishvarn, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Go into its back office' })).toBeVisible()
  await page.getByLabel('Why you go in').fill('Their menu is broken')
  await page.getByRole('button', { name: 'Open the back office for me' }).click()
  await page.getByRole('link', { name: 'Go to the back office' }).click()
  const bar = page.getByRole('region', { name: 'You’re here for the platform' })
  await expect(bar).toContainText('Their menu is broken')
  await bar.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { name: 'You’ve left the club’s back office' })).toBeVisible()
})
