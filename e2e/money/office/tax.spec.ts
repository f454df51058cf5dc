import { expectFineAtBothWidths } from '../../support/axe.ts'
import { openHydrated, untilHydrated } from '../../support/hydrated.ts'
import { expect, test } from '../../support/journey.ts'
import { openOffice } from '../../support/office.ts'
import { beginWithCart, CARDS, enterCard } from '../../support/shop.ts'
import { clubUrl, siteUrl } from '../../support/sites.ts'

test('M29 a club registers for VAT, gives a plan its rate, and the receipt and the report show it', async ({
  page,
}) => {
  await openOffice(page, '/settings/tax')
  await expect(page.getByLabel('VAT number')).toBeHidden()
  await page.getByLabel('Our club is registered for VAT').check()
  await page.getByLabel('VAT number').fill('IE 1234567 T')
  await page.getByLabel('Registered since').fill('01/01/2020')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status').getByText('Saved.')).toBeVisible()
  await expect(page.getByLabel('VAT number')).toHaveValue('IE1234567T')
  await expectFineAtBothWidths(page)

  // On the page of what is sold.
  await openHydrated(page, siteUrl('backoffice', '/plans'))
  await page.getByRole('link', { name: 'Senior player' }).first().click()
  await untilHydrated(page)
  await page.getByLabel('Rate', { exact: true }).selectOption({ label: 'Reduced, 13.5%' })
  await page.getByRole('button', { name: 'Save rate' }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()

  await beginWithCart(page, [{ slug: 'senior-player' }])
  await openHydrated(page, clubUrl('dunvarra', '/checkout'))
  await enterCard(page, CARDS.good)
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible()
  await expect(page.getByText('Includes VAT at 13.5%: €21.41')).toBeVisible()
  await expect(page.getByText('VAT number: IE1234567T')).toBeVisible()

  await openOffice(page, '/reports/tax?from=01/01/2026&to=31/12/2027')
  const row = page.getByRole('row', { name: /^Reduced, 13.5%/ })
  await expect(row.getByRole('cell', { name: '€21.41' })).toBeVisible()
  await expectFineAtBothWidths(page)
})
