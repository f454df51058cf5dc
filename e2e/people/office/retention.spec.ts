import { expectNoViolations } from '../../support/axe.ts'
import { untilHydrated } from '../../support/hydrated.ts'
import { expect, test } from '../../support/journey.ts'
import { atBothWidths, expectNoSidewaysScroll } from '../../support/layout.ts'
import { openOffice, OWNER } from '../../support/office.ts'

// What would be deleted is told on the page, with the status that it has.
test.use({ provoked: /status of 409/ })

test('a shorter time says what it would delete tonight, and is saved once somebody agrees', async ({
  page,
}) => {
  await openOffice(page, '/settings/retention', OWNER)
  const medical = page.getByLabel('Keep: Medical answers of former members')
  await expect(medical).toHaveValue('365')
  await medical.selectOption('30 days')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const question = page.getByRole('alert').filter({ hasText: 'Tonight this would delete:' })
  await expect(question).toContainText('the medical answers in')
  await expect(question).toBeFocused()
  await atBothWidths(page, () => expectNoSidewaysScroll(page))
  await expectNoViolations(page)
  await question.getByRole('button', { name: 'Yes, delete it' }).click()
  await expect(page.getByText(/^Tonight: the medical answers in/)).toBeVisible()
  await expect(medical).toHaveValue('30')

  // A longer time needs no word, and nothing has gone yet.
  await untilHydrated(page)
  await medical.selectOption('1 year')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^Tonight:/)).toHaveCount(0)
})
