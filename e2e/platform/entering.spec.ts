import { openHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { beginSignedIn } from '../support/signed-in.ts'
import { siteUrl } from '../support/sites.ts'
import { NAMES } from '../support/demo-world.ts'

const SUPERUSER = 'sam@platform.example'

test('OPEN-122 a superuser enters a club in the open, and leaves @phone-first', async ({ page }) => {
  await beginSignedIn(page, siteUrl('su'), SUPERUSER)
  await openHydrated(page, siteUrl('su', '/?filter=inishvarn'))
  await page.getByRole('link', { name: NAMES.inishvarn, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Go into its back office' })).toBeVisible()
  await page.getByLabel('Reason').fill('Their menu is broken')
  await page.getByRole('button', { name: 'Enter the club' }).click()
  await page.getByRole('link', { name: 'Go to the back office' }).click()
  const bar = page.getByRole('region', { name: 'You’re here for the platform' })
  await expect(bar).toContainText('Their menu is broken')
  await bar.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { name: 'You’ve left the club’s back office' })).toBeVisible()
})
