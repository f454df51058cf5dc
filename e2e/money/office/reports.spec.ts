import { expectNoViolations } from '../../support/axe.ts'
import { openHydrated } from '../../support/hydrated.ts'
import { expect, test } from '../../support/journey.ts'
import { atBothWidths, expectNoSidewaysScroll } from '../../support/layout.ts'
import { openOffice, OWNER } from '../../support/office.ts'
import { siteUrl } from '../../support/sites.ts'

test('a treasurer reads the report, takes the books of a year along, and finds a line of them @desktop', async ({
  page,
}) => {
  await openOffice(page, '/reports', OWNER)
  await expect(page.getByRole('heading', { level: 1, name: 'Treasurer’s report' })).toBeVisible()
  await expect(page.getByText('Matches the ledger to the cent.')).toBeVisible()
  const takings = page.getByRole('region', { name: 'Takings by month', exact: true })
  await takings.getByRole('radio', { name: 'Table' }).check()
  await expect(takings.getByRole('table')).toBeVisible()
  await atBothWidths(page, async () => {
    await expectNoViolations(page)
    await expectNoSidewaysScroll(page)
  })
  await page.getByRole('link', { name: '24 months' }).click()
  await expect(page.getByText('Taken in 24 months')).toBeVisible()
  const [books] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('link', { name: /^File for the accountant for \d{4}$/ })
      .last()
      .click(),
  ])
  expect(books.suggestedFilename()).toMatch(/^dunvarra-books-\d{4}\.zip$/)
  const [agm] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('link', { name: /^Page for the AGM for \d{4}$/ })
      .last()
      .click(),
  ])
  expect(agm.suggestedFilename()).toMatch(/^dunvarra-agm-\d{4}\.pdf$/)

  await page.getByRole('link', { name: 'Open the ledger' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ledger' })).toBeVisible()
  await openHydrated(page, siteUrl('backoffice', '/money/ledger?show=refunded&account=sales:ShopItem'))
  await expect(page.getByRole('cell', { name: 'Sales: shop' }).first()).toBeVisible()
  await atBothWidths(page, () => expectNoViolations(page))
})
