import { readFile } from 'node:fs/promises'
import { expectNoViolations } from '../support/axe.ts'
import { openHydrated, untilHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { atBothWidths } from '../support/layout.ts'
import { createPerson, newEmail, notices, PASSWORD } from '../support/people.ts'
import { beginSignedIn } from '../support/signed-in.ts'
import { siteUrl } from '../support/sites.ts'

test('somebody adds a passkey, signs in with it, and takes it away again', async ({
  page,
  context,
  request,
}) => {
  const email = newEmail('passkey')
  await createPerson(request, 'dunvarra', email)
  const browser = await context.newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await beginSignedIn(page, siteUrl('myaccount'), email)
  await openHydrated(page, siteUrl('myaccount', '/security'))
  await atBothWidths(page, () => expectNoViolations(page))
  await page.getByRole('link', { name: 'Add a passkey' }).click()
  await page.getByLabel('What should we call it?').fill('My phone')
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'My phone' })).toContainText('not used yet')

  // As a browser that has never used one here, which is asked by the button alone.
  const used = () => page.evaluate(() => localStorage.getItem('passkey-used'))
  await expect.poll(used).toBe('yes')
  await page.evaluate(() => localStorage.clear())
  await context.clearCookies()
  await openHydrated(page, siteUrl('myaccount', '/authentication/check-email?redirect=/security'))
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security & privacy')
  await untilHydrated(page)
  await expect(page.getByRole('listitem').filter({ hasText: 'My phone' })).toContainText('Last used')

  await page.getByRole('button', { name: 'Remove the passkey My phone' }).click()
  await expect(page.getByText('You don’t have a passkey yet.')).toBeVisible()
  await expect(notices(page)).toContainText('The passkey has been removed.')
})

test('somebody turns mails off, and downloads their data', async ({ page, request }) => {
  const email = newEmail('mydata')
  await createPerson(request, 'dunvarra', email)
  await beginSignedIn(page, siteUrl('myaccount'), email)
  await openHydrated(page, siteUrl('myaccount', '/preferences'))
  await atBothWidths(page, () => expectNoViolations(page))
  const reminders = page.getByRole('group', { name: 'Dunvarra Rovers FC' }).getByLabel('Reminders')
  await reminders.uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(notices(page)).toContainText('Your preferences have been saved.')
  await page.reload()
  await expect(reminders).not.toBeChecked()

  await openHydrated(page, siteUrl('myaccount', '/security/download'))
  await page.getByLabel('Your password').fill(PASSWORD)
  const began = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const download = await began
  expect(download.suggestedFilename()).toMatch(/^my-data-[\d-]+\.zip$/)
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
})
