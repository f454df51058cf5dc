import { expectNoViolations } from '../support/axe.ts'
import { openHydrated, untilHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { expectNoSidewaysScroll } from '../support/layout.ts'
import { openOffice, OWNER } from '../support/office.ts'
import { siteUrl } from '../support/sites.ts'

/** On a loaded machine everything takes time. */
const PATIENCE = { timeout: 30_000 }

test('a registrar makes a team and adds three @both', async ({ page }) => {
  test.slow()
  const name = `Under 12s ${Date.now().toString(36)}`
  await openOffice(page, '/people/groups', OWNER)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Groups')
  await page.getByRole('link', { name: 'New group' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New group', PATIENCE)
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel(/^Season/).fill('2026')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Make the group' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name, PATIENCE)

  for (const who of ['Fiadh Hallaran', 'Oisín Hallaran']) {
    await page.getByLabel('Name', { exact: true }).fill(who)
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await page.getByRole('button', { name: `Add ${who}` }).click()
    await expect(page.getByRole('button', { name: `Remove ${who}` })).toBeVisible(PATIENCE)
  }
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)

  // The third out of the list of members, ticked.
  await openHydrated(page, siteUrl('backoffice', '/members?filter=tom+hallaran'))
  await page.getByRole('checkbox', { name: 'Select Tom Hallaran' }).check()
  await page.getByRole('button', { name: 'Add to a group' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add to a group', PATIENCE)
  await untilHydrated(page)
  await expect(page.getByText('1 person is chosen. Tom Hallaran.')).toBeVisible()
  await expectNoViolations(page)
  await page.getByLabel('Which group?').selectOption(`${name}, 2026`)
  await page.getByRole('button', { name: 'Add to the group' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name, PATIENCE)
  await expect(page.getByText(/^2026, 3 people, nobody looks after it yet/)).toBeVisible()
})
