import { expectNoViolations } from '../../support/axe.ts'
import { openHydrated, untilQuiet } from '../../support/hydrated.ts'
import { expect, test } from '../../support/journey.ts'
import { atBothWidths } from '../../support/layout.ts'
import { beginForm, openOffice, saveForm } from '../../support/office.ts'
import { enterPassword } from '../../support/people.ts'
import { siteUrl } from '../../support/sites.ts'
import { followScripts, weightOf } from '../../support/weight.ts'

test('FORMED-01 the forms of the club: searched, copied, archived, brought back and deleted', async ({
  page,
}) => {
  test.slow()
  await openOffice(page)
  await expect(page.getByRole('row').filter({ hasText: 'Adult registration' }).first()).toContainText(
    'Senior player',
  )
  await atBothWidths(page, () => expectNoViolations(page))
  await beginForm(page)
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  // Other journeys make forms too.
  await openHydrated(page, siteUrl('backoffice', `/forms?filter=${encodeURIComponent(name)}`))
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
  const copied = page.getByRole('row').filter({ hasText: `Copy of ${name}` })
  const link = copied.getByRole('link', { name: `Copy of ${name}`, exact: true })
  const more = (form: typeof row) => form.locator('summary').click()
  await more(row)
  await row.getByRole('button', { name: 'Copy' }).click()
  await expect(link).toBeFocused()

  await more(copied)
  await atBothWidths(page, async () => {
    // Wherever it was, the bar of a phone half covers something; at the end of the page it has a place of its own.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    // The open menu lies over part of what stands below the list: how much, the faces of the machine decide.
    await expectNoViolations(page, { within: 'table' })
  })
  await copied.getByRole('button', { name: 'Archive' }).click()
  await expect(copied).toHaveCount(0)
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await expectNoViolations(page)
  await page.keyboard.press('Enter')
  await expect(link).toBeFocused()
  await more(copied)
  await copied.getByRole('button', { name: 'Archive' }).click()
  await expect(copied).toHaveCount(0)
  await openHydrated(page, siteUrl('backoffice', `/forms?show=away&filter=${encodeURIComponent(name)}`))
  await more(copied)
  await copied.getByRole('button', { name: 'Bring back' }).click()
  await expect(link).toBeFocused()
  await more(copied)
  await copied.getByRole('link', { name: 'Delete' }).click()
  const question = page.getByRole('alert').filter({ hasText: 'This can’t be undone.' })
  await expect(question).toBeFocused()
  await expectNoViolations(page)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question).toHaveCount(0)
  await expect(copied).toHaveCount(0)
})

test('every version is kept: who, when, what changed; an old one can be restored; the editor with its preview stays within the budget @desktop', async ({
  page,
  request,
}) => {
  test.slow()
  const scripts = followScripts(page)
  const path = await beginForm(page)
  await untilQuiet(page)
  const total = await weightOf(request, scripts)
  expect(total).toBeGreaterThan(100 * 1024)
  expect(total).toBeLessThanOrEqual(260 * 1024)

  await page.getByLabel('Section title').fill('About yourself')
  await saveForm(page)
  await openHydrated(page, siteUrl('backoffice', `${path}/history`))
  await expect(page.getByRole('listitem').filter({ hasText: 'Version 2' }).first()).toContainText(
    'Title: Member details → About yourself',
  )
  await expect(page.getByText(/by Tadhg Marrin/).first()).toBeVisible()
  await expectNoViolations(page)

  await page.getByRole('link', { name: 'View Version 1' }).click()
  await expect(page.getByRole('heading', { name: /Member details/ })).toBeVisible()
  await expect(page.getByLabel(/^First name/)).not.toBeEditable()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Restore Version 1' }).click()
  await expect(page).toHaveURL(siteUrl('backoffice', `${path}/history`))
  await expect(page.getByRole('listitem').filter({ hasText: 'Version 3' }).first()).toContainText(
    'Title: About yourself → Member details',
  )
})

test.describe('without a script', () => {
  // A form that lacks something is answered with what it lacks.
  test.use({ javaScriptEnabled: false, provoked: /status of 422/ })

  test('the list, a new form and its questions can be had', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(siteUrl('backoffice', '/authentication/sign-in?redirect=/forms'))
    await page.getByLabel('Email').fill('tadhg@dunvarra.example')
    await enterPassword(page)
    await page.getByRole('link', { name: 'New form' }).click()
    await page.getByRole('button', { name: 'Create form' }).click()
    await expect(page.getByText('Please enter a name')).toBeVisible()
    const name = `Journey without ${Date.now().toString(36)}`
    await page.getByLabel('Name').fill(name)
    await page.getByRole('button', { name: 'Create form' }).click()
    await page.getByRole('link', { name: 'View the form' }).click()
    await expect(page.getByLabel(/^First name/)).toBeVisible()
  })
})
