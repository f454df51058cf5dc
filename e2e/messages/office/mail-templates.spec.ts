import { expectNoViolations } from '../../support/axe.ts'
import { openHydrated } from '../../support/hydrated.ts'
import { expect, test } from '../../support/journey.ts'
import { expectNoSidewaysScroll } from '../../support/layout.ts'
import { openOffice } from '../../support/office.ts'
import { siteUrl } from '../../support/sites.ts'

test('DIST-06 a club makes a template of its own, sees how it reads, begins a list with it and deletes it @desktop', async ({
  page,
}) => {
  test.slow()
  const name = `Minibus ${Date.now().toString(36)}`
  const text = page.getByRole('textbox', { name: 'Text' })
  const heading = page.getByRole('heading', { level: 1 })
  await openOffice(page, '/mail/templates')
  await page.getByRole('link', { name: 'Club notice' }).click()
  await page.getByRole('link', { name: 'Make a copy' }).click()
  await expect(text).toContainText('Write what’s new here')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Subject').fill('A seat for {{child_names}}')
  await text.press('Control+Home')
  await page.keyboard.type('The bus leaves at nine. ')
  const letter = page.frameLocator('iframe')
  await page.getByRole('button', { name: 'Show how it reads' }).click()
  await expect(letter.getByRole('paragraph').filter({ hasText: 'The bus leaves at nine.' })).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(heading).toHaveText(name)
  await expect(page.getByText(/^Saved /)).toBeVisible()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  const path = new URL(page.url()).pathname

  await openHydrated(page, siteUrl('backoffice', '/mail/lists/new'))
  await expect(text).toBeVisible()
  await page.getByRole('combobox', { name: /^Template/ }).selectOption({ label: name })
  await expect(text).toContainText('The bus leaves at nine.')
  await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('A seat for {{child_names}}')

  await openHydrated(page, siteUrl('backoffice', `${path}?delete`))
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('The template is deleted.')).toBeVisible()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})
