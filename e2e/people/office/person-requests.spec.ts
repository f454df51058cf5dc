import { expectNoViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { atBothWidths, expectNoSidewaysScroll } from '../../support/layout.ts'
import { openOffice, OWNER } from '../../support/office.ts'
import { PASSWORD } from '../../support/people.ts'
import { openHydrated } from '../../support/hydrated.ts'
import { siteUrl } from '../../support/sites.ts'

test('somebody gets a copy of their data, is to be erased, and is kept after all', async ({ page }) => {
  await openOffice(page, '/members?show=lapsed', OWNER)
  await page.locator('tbody a[href^="/members/"]').first().click()
  await expect(page).toHaveURL(/\/members\/[0-9a-f-]{36}$/)
  // The heading is the list's until the page is there.
  await expect(page.getByRole('link', { name: 'Give them a copy' })).toBeVisible()
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const here = new URL(page.url()).pathname

  await page.getByRole('link', { name: 'Give them a copy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`A copy of ${name}’s data`)
  await expectNoViolations(page)
  await atBothWidths(page, () => expectNoSidewaysScroll(page))
  await page.getByLabel('Who asked, and how?').fill('By email')
  await page.getByLabel('Your password').fill('not the password')
  await page.getByRole('button', { name: 'Download the copy' }).click()
  await expect(page.getByText('That’s not your current password.')).toBeVisible()
  await expect(page.getByLabel('Who asked, and how?')).toHaveValue('By email')
  await page.getByLabel('Your password').fill(PASSWORD)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the copy' }).click()
  expect((await download).suggestedFilename()).toMatch(/^data-[a-z-]+-\d{4}-\d\d-\d\d\.zip$/)

  await openHydrated(page, siteUrl('backoffice', `${here}/erase`))
  await expectNoViolations(page)
  await atBothWidths(page, () => expectNoSidewaysScroll(page))
  await page.getByLabel('Why?').fill('They asked by email')
  await page.getByLabel(`Type “${name}” to confirm`).fill(name.toLowerCase())
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: `Erase ${name}’s data` }).click()
  await expect(page.getByRole('status').getByText(/^Everything goes on/)).toBeVisible()
  await page.getByRole('button', { name: 'Stop it' }).click()
  await expect(page.getByRole('status').getByText('Stopped. Everything stays as it is.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Erase their data' })).toBeVisible()
})

test('a family is found by a child, and seen as a whole', async ({ page }) => {
  await openOffice(page, '/families', OWNER)
  await expectNoViolations(page)
  await atBothWidths(page, () => expectNoSidewaysScroll(page))
  await page.getByRole('searchbox').fill('fiadh')
  await expect(page).toHaveURL(/filter=fiadh/)
  await page
    .getByRole('link', { name: /Hallaran/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bríd Hallaran’s family')
  await expectNoViolations(page)
  await atBothWidths(page, () => expectNoSidewaysScroll(page))
  await page.getByRole('link', { name: /Fiadh Hallaran/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fiadh Hallaran')
  await page.getByRole('link', { name: 'Whole family' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bríd Hallaran’s family')
})
