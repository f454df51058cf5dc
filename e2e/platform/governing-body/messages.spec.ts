import { expectNoViolations } from '../../support/axe.ts'
import { openHydrated, untilHydrated } from '../../support/hydrated.ts'
import { expect, test } from '../../support/journey.ts'
import { atBothWidths, expectNoSidewaysScroll } from '../../support/layout.ts'
import { beginSignedIn } from '../../support/signed-in.ts'
import { siteUrl } from '../../support/sites.ts'

test('a governing body writes to a club after seeing who gets it, once, and the club finds it in its office', async ({
  page,
  context,
}) => {
  const subject = `Fixtures ${Date.now().toString(36)}`
  await beginSignedIn(page, siteUrl('xgb'), 'ruth@fourcoasts.example')
  await openHydrated(page, siteUrl('xgb'))
  await page.getByRole('checkbox', { name: 'Select Inishvarn Hockey Club' }).check()
  await page.getByRole('button', { name: 'Write to the club' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write to your clubs')
  await expect(page.getByLabel('Inishvarn Hockey Club · 1 person')).toBeChecked()
  // The list's own form has led here: a new page, which the server would answer too.
  await untilHydrated(page)
  await page.getByRole('button', { name: 'See who gets it' }).click()
  await expect(page.getByText('Give it a subject')).toBeVisible()
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Message').fill('The draw is out.\n\nSee you there.')
  await page.getByRole('button', { name: 'See who gets it' }).click()
  await expect(page.getByText('This goes to 1 person at 1 club.')).toBeVisible()
  await atBothWidths(page, async () => {
    await expectNoViolations(page)
    await expectNoSidewaysScroll(page)
  })
  await page.getByRole('button', { name: 'Send to 1 person' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
  await expect(page.getByRole('row', { name: /Inishvarn Hockey Club 1 (On its way|Sent)/ })).toBeVisible()
  await expectNoViolations(page)

  await context.clearCookies()
  await beginSignedIn(page, siteUrl('backoffice'), 'noreen@inishvarn.example')
  await openHydrated(page, siteUrl('backoffice'))
  await page.getByRole('link', { name: /Read/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: subject })).toBeVisible()
  await expect(page.getByText('The draw is out.')).toBeVisible()
  await atBothWidths(page, async () => {
    await expectNoViolations(page)
    await expectNoSidewaysScroll(page)
  })
})
