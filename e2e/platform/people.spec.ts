import { expectNoViolations } from '../support/axe.ts'
import { openHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { atBothWidths, expectNoSidewaysScroll } from '../support/layout.ts'
import { createPerson, newEmail } from '../support/people.ts'
import { beginSignedIn } from '../support/signed-in.ts'
import { siteUrl } from '../support/sites.ts'

test('OPEN-122 a superuser finds somebody by their email, sees how they sign in and signs them out everywhere', async ({
  page,
  browser,
}) => {
  const email = newEmail('everywhere')
  await createPerson(page.request, 'dunvarra', email)
  const theirs = await browser.newPage()
  await beginSignedIn(theirs, siteUrl('myaccount'), email)
  await beginSignedIn(page, siteUrl('su'), 'sam@platform.example')
  await openHydrated(page, siteUrl('su', `/people?filter=${encodeURIComponent(email)}`))
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Signing in' })).toBeVisible()
  await atBothWidths(page, () => expectNoSidewaysScroll(page))
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'signed out everywhere' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^Signed out everywhere/ })).toBeVisible()
  await theirs.goto(siteUrl('myaccount', '/security'))
  await expect(theirs).toHaveURL(/authentication/)
  await theirs.close()
})
