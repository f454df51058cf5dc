import { expect, type Locator, type Page } from '@playwright/test'

/** What a question is answered with; several for boxes and radios. */
export const field = (page: Page, id: string): Locator => page.locator(`[name="q.${id}"]`)
export const otherField = (page: Page, id: string): Locator => field(page, `${id}.other`)
export const option = (page: Page, id: string, value: string): Locator =>
  page.locator(`[name="q.${id}"][value="${value}"]`)
export const problems = (page: Page): Locator =>
  page.getByRole('alert', { name: /^There (is a problem|are \d+ problems)$/ })

/** MEMB-58: a long list is searched; until the search has come a plain one stands there. */
export async function searchCounty(page: Page, county: string): Promise<void> {
  const search = page.locator('input[role=combobox]')
  await search.fill(county)
  await page.getByRole('option', { name: county, exact: true }).click()
  await expect(field(page, 'county')).toHaveValue(county)
}
