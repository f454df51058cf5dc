import { expectNoViolations } from '../../support/axe.ts'
import { openHydrated } from '../../support/hydrated.ts'
import { expect, test } from '../../support/journey.ts'
import { addQuestion, beginForm, editorIsThere, openOffice, OWNER, saveForm } from '../../support/office.ts'
import { siteUrl } from '../../support/sites.ts'

test.use({ provoked: /status of 409/ })

test('two admins at once: who saved when, both versions side by side, and nothing is lost', async ({
  page,
  browser,
  viewport,
}) => {
  test.slow()
  const path = await beginForm(page)
  const elsewhere = await browser.newContext({ viewport })
  const other = await elsewhere.newPage()
  await openOffice(other, '/forms', OWNER)
  await openHydrated(other, siteUrl('backoffice', path))
  await editorIsThere(other)

  await other.getByLabel('Section title').fill('Their title')
  await saveForm(other)
  await addQuestion(page, 'Text', 'Shirt number')
  await page.getByRole('button', { name: 'Save', exact: true }).click()

  const conflict = page.getByRole('dialog', { name: /^Orla Fennick saved this form today at \d\d:\d\d$/ })
  await expect(conflict).toContainText('Their title')
  await expect(conflict).toContainText('Added “Shirt number”')
  await expectNoViolations(page)
  await conflict.getByRole('button', { name: 'Merge and keep editing' }).click()
  await expect(page.getByText('Merged, but not saved yet. Have a look, then save.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeFocused()

  await expect(page.getByLabel('Section title')).toHaveValue('Their title')
  await expect(page.getByRole('heading', { name: 'Shirt number' })).toBeVisible()
  await saveForm(page)
  await expect(page.getByRole('link', { name: /Version 3/ })).toBeVisible()

  // The other one meets it in turn, and gives up what they wrote.
  await other.getByLabel('Section title').fill('Their second title')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  const met = other.getByRole('dialog', { name: /^Tadhg Marrin saved this form/ })
  await met.getByRole('button', { name: 'Discard mine' }).click()
  await expect(other.getByLabel('Section title')).toHaveValue('Their title')
  await expect(other.getByRole('heading', { name: 'Shirt number' })).toBeVisible()
  await elsewhere.close()
})
