import { readFile } from 'node:fs/promises'
import { expectNoViolations } from '../support/axe.ts'
import { openHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { atBothWidths } from '../support/layout.ts'
import { ADMIN, openOffice } from '../support/office.ts'
import { officeApi } from '../support/office-api.ts'
import { beginSignedIn } from '../support/signed-in.ts'
import { siteUrl } from '../support/sites.ts'

test('TABLE-01 TABLE-02 TABLE-04 a list is searched, sorted and filtered in its address; the view is saved, and taken along as a file', async ({
  page,
}) => {
  test.slow()
  await openOffice(page, '/news?page=2')
  await page.getByRole('searchbox', { name: 'Search news' }).fill('the')
  await expect(page).toHaveURL(siteUrl('backoffice', '/news?filter=the'))
  await page.locator('summary').filter({ hasText: 'Filter' }).click()
  await page.getByLabel('Published from').fill('2026-01-01')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  const chip = page.getByRole('link', { name: 'Remove the filter Published from 01/01/2026' })
  await expect(chip).toBeVisible()
  await atBothWidths(page, () => expectNoViolations(page))

  const name = `View ${Date.now().toString(36)}`
  await page.locator('summary').filter({ hasText: 'Save this view' }).click()
  await page.getByLabel('Name of the view').fill(name)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const tab = page.getByRole('link', { name: new RegExp(`^${name} \\d+$`) })
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await chip.click()
  await expect(chip).toHaveCount(0)
  await tab.click()
  await expect(chip).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV of this view' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file.split('\r\n')[0]).toBe('\uFEFFTitle,Status,Published,Edited')

  await page.locator('summary').filter({ hasText: 'Edit this view' }).click()
  await page.getByRole('button', { name: 'Delete this view' }).click()
  await expect(tab).toHaveCount(0)
})

test('several are archived at once and brought back; the audit log says by whom @phone-first', async ({
  page,
}) => {
  test.slow()
  const both = `Bulk ${Date.now().toString(36)}`
  const made = [`${both} 1`, `${both} 2`]
  const make = await officeApi(page.request)
  for (const title of made) await make('/articles', { type: 'Page', title })
  await openOffice(page, `/pages?filter=${encodeURIComponent(both)}`)
  for (const title of made) await page.getByRole('checkbox', { name: `Select ${title}` }).check()
  const bar = page.getByRole('region', { name: 'With the selected' })
  await expect(bar).toContainText('2 selected')
  await atBothWidths(page, () => expectNoViolations(page))
  await bar.getByRole('button', { name: 'Archive' }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await undo.click()
  await expect(page.getByRole('link', { name: made[1] ?? '', exact: true })).toBeVisible()

  await openHydrated(page, siteUrl('backoffice', '/settings/audit-log?show=website'))
  await expect(page.getByText(`Tadhg Marrin brought back “${made[0]}”`)).toBeVisible()
  await atBothWidths(page, () => expectNoViolations(page))
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'TABLE-01 a list is searched, filtered and its rows archived',
    { tag: '@desktop' },
    async ({ page }) => {
      await beginSignedIn(page, siteUrl('backoffice'), ADMIN)
      await page.goto(siteUrl('backoffice', '/settings/audit-log'))
      await page.getByRole('searchbox', { name: 'Search the log' }).fill('sign')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/filter=sign/)
      await page.locator('summary').filter({ hasText: 'Filter' }).click()
      await page.getByRole('textbox', { name: 'Who' }).fill('Tadhg')
      await page.getByRole('button', { name: 'Show', exact: true }).click()
      await expect(page.getByRole('link', { name: 'Remove the filter Who Tadhg' })).toBeVisible()
      await expect(page).toHaveURL(/filter=sign/)
    },
  )
})
