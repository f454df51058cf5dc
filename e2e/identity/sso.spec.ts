import { openHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { enterEmail, notices, PASSWORD, userMenu } from '../support/people.ts'
import { clubUrl } from '../support/sites.ts'

test('SSO-02, SSO-03, SSO-07 a member comes in through the association, and stays on the page @phone', async ({
  page,
}) => {
  await openHydrated(page, clubUrl('inishvarn', '/pages/fees'))
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Sign in with Four Coasts' })).toBeVisible()
  await expect(
    page.getByRole('link', { name: 'Need help signing in? Click here for more information' }),
  ).toBeVisible()
  await enterEmail(page, 'hana@inishvarn.example')
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in with Four Coasts' }).click()

  await expect(page.getByRole('heading', { name: /Four Coasts/ })).toBeVisible()
  await page.getByText('Hana Birchley').click()
  await page.locator('input[type=password]').fill(PASSWORD)
  await page.getByRole('button').click()
  await expect(notices(page)).toContainText('Hello Hana')
  await expect(page).toHaveURL(clubUrl('inishvarn', '/pages/fees'))
  await expect(userMenu(page)).toBeVisible()
})
