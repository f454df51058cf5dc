import { openHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { dismissNotice, enterEmail, enterPassword, notices, userMenu } from '../support/people.ts'
import { clubUrl, siteUrl } from '../support/sites.ts'

test('AUTH-63, AUTH-64 signing out stays on the page and says so for five seconds @phone', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await openHydrated(page, clubUrl('dunvarra', '/authentication?redirect=/pages/fees'))
  await enterEmail(page, 'tadhg@dunvarra.example')
  await enterPassword(page)
  await expect(page).toHaveURL(clubUrl('dunvarra', '/pages/fees'))
  await dismissNotice(page)
  await page.evaluate(() => {
    localStorage.setItem('program_id', '7')
    localStorage.setItem('selected-plans', '[]')
  })
  await userMenu(page).click()
  // From here on time moves only when we say so, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Sign out' }).click()

  const notice = notices(page).getByText('You have been logged out.')
  await expect(notice).toBeVisible()
  await expect(page).toHaveURL(clubUrl('dunvarra', '/pages/fees'))
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  const names = (await context.cookies()).map(({ name }) => name)
  for (const gone of ['session', 'authentication', 'refresh_token', 'club_admin_account']) {
    expect(names).not.toContain(gone)
  }
  const left = () =>
    page.evaluate(() => [localStorage.getItem('program_id'), localStorage.getItem('selected-plans')])
  await expect.poll(left).toEqual([null, null])
  // A notice waits while it is pointed at.
  await page.mouse.move(5, 400)
  await page.clock.runFor(4_500)
  await expect(notice).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(notice).toHaveCount(0)
})

test('a link alone signs nobody out', { tag: '@desktop' }, async ({ page }) => {
  await openHydrated(page, siteUrl('backoffice', '/authentication'))
  await page.getByLabel('Email').fill('orla@dunvarra.example')
  await enterPassword(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Orla$/)
  await openHydrated(page, siteUrl('backoffice', '/authentication/sign-out'))
  await page.getByRole('link', { name: 'Stay signed in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Orla$/)
  await openHydrated(page, siteUrl('backoffice', '/authentication/sign-out'))
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  // OPEN-024
  await expect(page).toHaveURL(siteUrl('backoffice'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Run your club in one place')
  await expect(notices(page)).toContainText('You have been logged out.')
})
