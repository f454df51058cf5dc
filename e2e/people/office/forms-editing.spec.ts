import { expectNoViolations } from '../../support/axe.ts'
import { goOffline, openHydrated } from '../../support/hydrated.ts'
import { expect, test } from '../../support/journey.ts'
import { atBothWidths } from '../../support/layout.ts'
import {
  addQuestion,
  beginForm,
  createForm,
  editorIsThere,
  openOffice,
  saveForm,
} from '../../support/office.ts'
import { officeApi } from '../../support/office-api.ts'
import { enterPassword } from '../../support/people.ts'
import { beginSignedIn } from '../../support/signed-in.ts'
import { clubUrl, siteUrl } from '../../support/sites.ts'

// An editor is opened, used and saved: more than a page that is read.
test.slow()

test('FORMED-01, FORMED-02, FORMED-07 an admin adds a question with a condition, tries it, saves it, and a member sees it @phone', async ({
  page,
}) => {
  const path = await beginForm(page)
  await addQuestion(page, 'Yes or no', 'Do you drive the minibus')
  await page.getByRole('button', { name: 'Done' }).click()
  await addQuestion(page, 'Text', 'Licence number')
  await page.getByRole('button', { name: 'Add a condition' }).click()
  await page.getByLabel('Which question').selectOption({ label: 'Do you drive the minibus' })
  await expect(page.getByText('Ask this only if')).toBeVisible()
  await page.getByLabel('Which answer').selectOption({ label: 'Yes' })
  await atBothWidths(page, () => expectNoViolations(page))

  // In the preview it can be filled in, and the condition holds at once.
  await page.getByRole('button', { name: 'Phone view' }).click()
  const preview = page.getByRole('region', { name: 'Preview', exact: true })
  const licence = preview.getByLabel(/^Licence number/)
  await expect(licence).toBeEnabled()
  await preview
    .getByRole('group', { name: /Do you drive/ })
    .or(preview.getByRole('radiogroup', { name: /Do you drive/ }))
    .getByLabel('No')
    .check()
  await expect(licence).toBeDisabled()
  await preview.getByText('See the answers').click()
  await expect(preview.locator('details')).toContainText('Do you drive the minibus')
  // Far down in the preview the way back is still in sight, below the header.
  const back = page.getByRole('button', { name: 'Questions', exact: true })
  await expect(async () => {
    const header = await page.getByRole('banner').boundingBox()
    const stands = await back.boundingBox()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(400)
    expect(stands?.y).toBeGreaterThanOrEqual(header?.height ?? 0)
  }).toPass()
  await expect(back).toBeInViewport()
  await atBothWidths(page, () => expectNoViolations(page))
  await back.click()

  await expect(page.getByText('Not saved yet')).toBeVisible()
  await saveForm(page)
  await expect(page.getByRole('link', { name: /Version 2/ })).toBeVisible()

  // A member who buys a plan with this form is asked both, and the second only if they drive.
  const make = await officeApi(page.request)
  const { program_id } = await make<{ program_id: string }>('/programs', { title: 'Minibus' })
  const member_form_id = path.split('/').pop()
  await make('/plans', { program_id, name: 'Minibus driver', price: 1000, member_form_id })
  await beginSignedIn(page, clubUrl('dunvarra'), 'brid@home.example')
  await openHydrated(page, clubUrl('dunvarra', '/products/membership'))
  await page.getByRole('button', { name: 'Minibus' }).click()
  const plan = page.getByRole('article', { name: 'Minibus driver', exact: true })
  await plan.getByRole('button', { name: 'select plan' }).click()
  const summary = page.getByRole('complementary', { name: 'Summary' })
  await summary.getByRole('button', { name: 'continue' }).first().click()
  await page
    .locator('#plan-1')
    .getByRole('button', { name: /^Add Details/ })
    .press('Enter')
  const form = page.getByRole('dialog').locator('form')
  const asked = form.getByLabel(/^Licence number/)
  await expect(asked).toBeEnabled()
  await form
    .getByRole('radiogroup', { name: /Do you drive/ })
    .getByLabel('No')
    .check()
  await expect(asked).toBeDisabled()
})

test('FORMED-08, NOTIF-18 leaving unsaved asks first; staying keeps everything @desktop', async ({
  page,
}) => {
  // By its page: Back leads there.
  await openOffice(page)
  await createForm(page)
  await page.getByLabel('Section title').fill('About yourself')
  const leave = page.getByRole('alertdialog', { name: 'Exit without saving?' })
  await page.goBack()
  await expect(leave).toContainText('Changes that you made may not be saved.')
  await leave.getByRole('button', { name: 'Cancel' }).click()
  await expect(leave).toHaveCount(0)
  await expect(page.getByLabel('Section title')).toHaveValue('About yourself')
  // Signing out leaves it too.
  await page.getByRole('banner').locator('summary').last().click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await leave.getByRole('button', { name: 'Cancel' }).click()
  await expect(leave).toHaveCount(0)
  await expect(page.getByLabel('Section title')).toHaveValue('About yourself')
  await page.goBack()
  await leave.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New form' })).toBeVisible()
})

test.describe('a form that cannot be saved', () => {
  test.use({ provoked: /ERR_INTERNET_DISCONNECTED|status of (401|422)/ })

  test('FORMED-03, FORMED-04 names the question at fault; a lost connection, a reload and a sign-in that ran out take no unsaved work with them @desktop', async ({
    page,
    context,
  }) => {
    page.on('dialog', (dialog) => void dialog.accept())
    const path = await beginForm(page)
    const save = page.getByRole('button', { name: 'Save', exact: true })
    const title = page.getByLabel('Section title')
    // What nobody can be registered without can be neither optional nor deleted.
    const fixed = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'First name' }) })
    await expect(fixed.getByText('Required')).toBeVisible()
    await expect(fixed.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
    await expect(fixed.getByRole('button', { name: /make optional/ })).toHaveCount(0)
    await expectNoViolations(page)
    await addQuestion(page, 'Text', 'Squad')
    await page.getByLabel('Question', { exact: true }).fill('')
    await save.click()
    await expect(page.getByRole('article').getByText(/has no label/)).toBeInViewport()
    await expect(page.getByText('Not saved yet')).toBeVisible()
    await page.getByLabel('Question', { exact: true }).fill('Squad')
    await saveForm(page)

    // A connection that is lost.
    await title.fill('About yourself')
    await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.includes('editor/')))
    // Its script comes by itself, after the editor's.
    const preview = page.getByRole('region', { name: 'Preview', exact: true })
    await expect(preview.getByRole('heading', { name: /About yourself/ })).toBeVisible()
    await goOffline(page)
    await save.click()
    await expect(page.getByText('You seem to be offline. Your changes are still here')).toBeVisible()
    await expect(title).toHaveValue('About yourself')
    await context.setOffline(false)
    await openHydrated(page, siteUrl('backoffice', path))
    await page.getByRole('button', { name: 'Continue with them' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await editorIsThere(page)
    await expect(title).toHaveValue('About yourself')
    await saveForm(page)

    // A sign-in that runs out is renewed over the page.
    await title.fill('About you')
    await context.clearCookies()
    await save.click()
    await page
      .getByRole('alertdialog', { name: 'You’re signed out' })
      .getByRole('link', { name: 'Sign in' })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email').fill('tadhg@dunvarra.example')
    await enterPassword(page)
    await expect(dialog).toHaveCount(0)
    await expect(title).toHaveValue('About you')
    await expect(save).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Saved today at \d\d:\d\d$/)).toBeVisible()
    await expect(save).toBeFocused()
  })
})
