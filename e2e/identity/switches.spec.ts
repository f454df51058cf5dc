import { openHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { enterEmail, enterPassword, newEmail, notices, switchDemo, userMenu } from '../support/people.ts'
import { clubUrl } from '../support/sites.ts'

test.describe('while sign-up is closed', () => {
  test.use({ provoked: /status of 403/ })
  test.beforeEach(({ request }) => switchDemo(request, '/dev/sign-up', { club: 'dunvarra', open: false }))
  test.afterEach(({ request }) => switchDemo(request, '/dev/sign-up', { club: 'dunvarra', open: true }))

  test('AUTH-23, HOSTS-11 nobody new comes in, a member is refused, an admin is not', async ({ page }) => {
    await openHydrated(page, clubUrl('dunvarra', '/authentication'))
    await enterEmail(page, newEmail('late'))
    await expect(
      page.getByText('Sign-In is only available for existing Club Admin at this time.'),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'create account' })).toHaveCount(0)

    await openHydrated(page, clubUrl('dunvarra', '/authentication/check-email'))
    await enterEmail(page, 'brid@home.example')
    await enterPassword(page)
    await expect(page.getByRole('alert')).toContainText('You do not have sufficient permissions')
    await expect(notices(page)).toHaveCount(0)

    await openHydrated(page, clubUrl('dunvarra', '/authentication/check-email'))
    await enterEmail(page, 'orla@dunvarra.example')
    await enterPassword(page)
    await expect(userMenu(page)).toBeVisible()
  })
})

test.describe('with single sign-on mandatory', () => {
  test.beforeEach(({ request }) => switchDemo(request, '/dev/sso', { club: 'inishvarn', mode: 'mandatory' }))
  test.afterEach(({ request }) => switchDemo(request, '/dev/sso', { club: 'inishvarn', mode: 'optional' }))

  test('SSO-04, SSO-05 the email alone leads to the association', async ({ page }) => {
    await openHydrated(page, clubUrl('inishvarn', '/authentication/check-email'))
    await enterEmail(page, 'hana@inishvarn.example')
    await expect(page).toHaveURL(/\/dev\/idp/)
    await page.goBack()
    await expect(page).toHaveURL(clubUrl('inishvarn', '/authentication/check-email'))

    await openHydrated(page, clubUrl('inishvarn', '/authentication/sign-in'))
    await expect(page.getByRole('link', { name: 'Sign in with Four Coasts' })).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'sign in' })).toHaveCount(0)
  })
})
