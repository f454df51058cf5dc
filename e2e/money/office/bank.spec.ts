import type { Page } from '@playwright/test'
import { expectFineAtBothWidths, expectNoViolations } from '../../support/axe.ts'
import { untilHydrated } from '../../support/hydrated.ts'
import { expect, test } from '../../support/journey.ts'
import { atBothWidths, expectNoSidewaysScroll } from '../../support/layout.ts'
import { openOffice } from '../../support/office.ts'
import { createPerson, newEmail } from '../../support/people.ts'
import { buy } from '../../support/shop.ts'

/** Somebody's order in instalments: its number, and what is still due of it. */
async function owing(page: Page): Promise<{ number: string; due: string }> {
  const email = newEmail('bank')
  await createPerson(page.request, 'dunvarra', email)
  const id = await buy(page, email, [{ slug: 'senior-player', inParts: true }])
  await openOffice(page, `/orders/${id}`)
  const number = (await page.getByRole('heading', { level: 1 }).innerText()).replaceAll(/\D/g, '')
  const sums = await page.getByRole('definition').filter({ hasText: '€' }).allInnerTexts()
  return { number, due: (sums.at(-1) ?? '').replaceAll(/[^\d.]/g, '') }
}

test('a statement of two hundred lines is matched, confirmed, decided and set aside @phone-first', async ({
  page,
}) => {
  test.slow()
  const [named, chosen] = [await owing(page), await owing(page)]
  await openOffice(page, '/money/bank/upload')
  const mark = `J${Date.now().toString(36)}`.toUpperCase()
  const lines = [
    `02/11/2026,"SUBS, ${named.number}",${named.due}`,
    `03/11/2026,GRANNY ${mark},${chosen.due}`,
    `03/11/2026,COUNTY GRANT ${mark},5031.17`,
    ...Array.from({ length: 197 }, (_, at) => `04/11/2026,SHOP ${mark} ${at},-${at + 1}.00`),
  ]
  await atBothWidths(page, () => expectNoViolations(page))
  await page.getByLabel('CSV file').setInputFiles({
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Date,Description,Amount', ...lines].join('\r\n')),
  })
  await page.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByText('200 lines added.')).toBeVisible()
  await untilHydrated(page)
  await expectFineAtBothWidths(page)

  await page
    .getByRole('button', { name: /^Confirm/ })
    .first()
    .click()
  await expect(page.getByText(/lines? recorded. The receipts are on their way/)).toBeVisible()

  await page.getByRole('link', { name: `GRANNY ${mark}` }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Set it aside' })).toBeVisible()
  await expectFineAtBothWidths(page)
  await page.getByLabel('Name, email, order number').fill(chosen.number)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('button', { name: `Record for order ${chosen.number}` }).click()
  await expect(page.getByRole('status').filter({ hasText: `“GRANNY ${mark}” recorded.` })).toBeVisible()

  await page.getByRole('link', { name: `COUNTY GRANT ${mark}` }).click()
  await page.getByRole('radio', { name: 'Grants' }).check()
  await page.getByLabel('Why?').fill('A grant of the county')
  await page.getByRole('button', { name: 'Set aside' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'set aside.' })).toBeVisible()

  await openOffice(page, '/money/ledger?account=income:grants')
  await expect(page.getByText('€5,031.17').first()).toBeVisible()
  await openOffice(page, `/money/ledger?account=bank&filter=${chosen.number}`)
  await expect(page.getByText(chosen.number).first()).toBeVisible()
})

test('a sale at the gate is paid in cash, standing @phone', async ({ page }) => {
  await openOffice(page, '/orders')
  await page.getByRole('link', { name: 'Sell at the gate' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sell at the gate' })).toBeVisible()
  const more = page.getByRole('button', { name: /^One more/ }).first()
  await more.click()
  await expect(page.getByText(/^Total €[1-9]/)).toBeVisible()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Paid in cash' }).click()
  await expect(page.getByRole('status').getByText(/^Sold for €/)).toBeVisible()
  await page.getByRole('link', { name: /^Order #/ }).click()
  await expect(page.getByText(/paid by cash/)).toBeVisible()
})
