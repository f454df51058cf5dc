import { openHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { dismissNotice, enterEmail, enterPassword, notices, userMenu } from '../support/people.ts'
import { clubUrl, siteUrl } from '../support/sites.ts'

const REFUSED =
  'You do not have sufficient permissions to access this area. Please try again with a different email.'

for (const { site, email, hello } of [
  { site: 'backoffice', email: 'orla@dunvarra.example', hello: /, Orla$/ },
  { site: 'su', email: 'sam@platform.example', hello: 'Clubs' },
] as const) {
  test(`AUTH-08, OPEN-023 ${site} asks for email and password at once @phone`, async ({ page }) => {
    await openHydrated(page, siteUrl(site, '/authentication/check-email'))
    await expect(page).toHaveURL(siteUrl(site, '/authentication/sign-in'))
    await page.getByLabel('Email').fill(email)
    // AUTH-48
    await expect(page.getByRole('main').getByRole('link', { name: 'Privacy Policy' })).toHaveCount(
      site === 'su' ? 0 : 1,
    )
    await enterPassword(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hello)
    // In the back office it is in the menu of whoever works there.
    const menu = page.getByRole('banner').locator('summary').last()
    if (await menu.isVisible()) await menu.click()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign out' })).toBeVisible()
  })
}

test('AUTH-46, AUTH-67 the governing body: XGB Sign in, its name, its cookie', async ({ page, context }) => {
  await openHydrated(page, siteUrl('xgb', '/authentication'))
  await enterEmail(page, 'ruth@fourcoasts.example')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('XGB Sign in')
  await expect(page.getByRole('main').getByRole('link', { name: 'Privacy Policy' })).toHaveCount(0)
  await enterPassword(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your clubs')
  await expect(page.getByText('Four Coasts Hockey Association')).toBeVisible()
  const names = (await context.cookies(siteUrl('xgb'))).map(({ name }) => name)
  expect(names).toContain('governing_body')
})

test.describe('without the role', () => {
  test.use({ provoked: /status of 403/ })

  test('HOSTS-10, ERR-10, AUTH-11 who has no role is refused with the danger notice on the form, and stays out; an email that is not of the body stops at the first step @phone', async ({
    page,
  }) => {
    for (const { site, email, room } of [
      { site: 'backoffice', email: 'priya@dunvarra.example', room: '/forms' },
      { site: 'su', email: 'orla@dunvarra.example', room: '/' },
    ] as const) {
      await openHydrated(page, siteUrl(site, '/authentication'))
      await page.getByLabel('Email').fill(email)
      await enterPassword(page)
      await expect(page.getByRole('alert')).toContainText(REFUSED)
      await expect(notices(page)).toHaveCount(0)
      await openHydrated(page, siteUrl(site, room))
      await expect(page.getByRole('table')).toHaveCount(0)
      const isAsked = page.getByRole('link', { name: 'Sign in' }).or(page.getByLabel('Email'))
      await expect(isAsked.first()).toBeVisible()
    }

    await openHydrated(page, siteUrl('xgb', '/authentication'))
    await enterEmail(page, 'brid@home.example')
    await expect(page.getByRole('alert')).toContainText(REFUSED)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your e-mail')
  })
})

test(
  'SHELL-18, SHELL-19 an owner walks over to the back office and is known there',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await openHydrated(page, clubUrl('dunvarra', '/authentication'))
    await enterEmail(page, 'orla@dunvarra.example')
    await enterPassword(page)
    await dismissNotice(page)
    await userMenu(page).click()
    await page.getByRole('link', { name: 'Go to my club' }).click()
    await expect(page).toHaveURL(siteUrl('backoffice'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Orla$/)
    // AUTH-66
    const chosen = (await context.cookies(siteUrl('backoffice'))).find(
      ({ name }) => name === 'club_admin_account',
    )
    expect(chosen?.value).toMatch(/^[0-9a-f-]{36}$/)
  },
)
