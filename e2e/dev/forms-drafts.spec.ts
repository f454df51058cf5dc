import type { APIRequestContext } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import {
  searchCounty,
  field,
  fillIn,
  formUrl,
  openDesk,
  option,
  otherField,
  received,
  send,
} from '../support/forms.ts'
import { openHydrated, untilHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { createPerson, enterEmail, enterPassword, newEmail, userMenu } from '../support/people.ts'
import { clubUrl } from '../support/sites.ts'

const TYPED = { first_name: 'Fiadh', last_name: 'Hallaran', date_of_birth: '27/03/2014', city: 'Dunvarra' }
const RESTORED = 'We kept what you typed before.'

test('reload and Back keep what was typed; starting again does not @phone', async ({ page, request }) => {
  await openHydrated(page, await formUrl(request, 'dunvarra', 'juvenile'))
  await expect(page.getByText(RESTORED)).toHaveCount(0)
  await fillIn(page, TYPED)
  await field(page, 'country').selectOption('Ireland')
  await searchCounty(page, 'Galway')
  await option(page, 'has_medical_condition', 'false').check()
  await field(page, 'school').selectOption('Other')
  await otherField(page, 'school').fill('Scoil na Trá')
  await field(page, 'data_consent').check()

  const expectAll = async () => {
    for (const [id, value] of Object.entries(TYPED)) await expect(field(page, id)).toHaveValue(value)
    await expect(field(page, 'county')).toHaveValue('Galway')
    await expect(option(page, 'has_medical_condition', 'false')).toBeChecked()
    await expect(field(page, 'medical_details')).toBeDisabled()
    await expect(otherField(page, 'school')).toHaveValue('Scoil na Trá')
    await expect(field(page, 'data_consent')).toBeChecked()
    await expect(page.getByText(RESTORED)).toBeVisible()
  }
  await page.reload()
  await untilHydrated(page)
  await expectAll()
  // What the navbar half covers by chance is no finding.
  await page.evaluate(() => scrollTo(0, 0))
  await expectNoViolations(page)

  await page.getByRole('link', { name: 'All forms' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registration forms')
  await page.goBack()
  await expectAll()

  await page.goto(clubUrl('dunvarra', '/contact'))
  await page.goBack()
  await untilHydrated(page)
  await expectAll()

  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(field(page, 'first_name')).toHaveValue('')
  await expect(otherField(page, 'school')).toHaveCount(0)
  await expect(page.getByText(RESTORED)).toHaveCount(0)
  await page.reload()
  await untilHydrated(page)
  await expect(field(page, 'first_name')).toHaveValue('')
})

test('signing in keeps what was typed, signing out does not @phone', async ({ page, request }) => {
  const email = newEmail('draft')
  await createPerson(request, 'dunvarra', email)
  await openHydrated(page, await formUrl(request, 'dunvarra', 'adult'))
  const typed = { ...TYPED, first_name: 'Nora', last_name: 'Tester', date_of_birth: '27/03/1994' }
  await fillIn(page, typed)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your e-mail')
  await enterEmail(page, email)
  await enterPassword(page)
  await expect(userMenu(page)).toBeVisible()
  for (const [id, value] of Object.entries(typed)) await expect(field(page, id)).toHaveValue(value)
  // FORM-40: what was typed lies over what is known, and cancels none of it.
  await expect(field(page, 'email')).toHaveValue(email)
  await expect(page.getByText(RESTORED)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Myself (Nóra)' })).toHaveAttribute('aria-current', 'true')
  await expectNoViolations(page)

  // FORM-40: without a draft the form begins with what is known.
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(field(page, 'first_name')).toHaveValue('Nóra')
  await expect(field(page, 'email')).toHaveValue(email)
  await page.getByRole('link', { name: 'Someone else' }).click()
  await expect(field(page, 'first_name')).toHaveValue('')

  await field(page, 'first_name').fill('Dónal')
  await userMenu(page).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()
  const drafts = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('form-draft:')))
  await expect.poll(drafts).toEqual([])
  await page.reload()
  await untilHydrated(page)
  await expect(field(page, 'first_name')).toHaveValue('')
})

test('what was typed about somebody else before signing in stays apart from what is known @phone', async ({
  page,
  request,
}) => {
  const email = newEmail('draft')
  await createPerson(request, 'dunvarra', email)
  await openHydrated(page, await formUrl(request, 'dunvarra', 'adult'))
  await fillIn(page, { first_name: 'Seán', last_name: 'Burke' })
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your e-mail')
  await enterEmail(page, email)
  await enterPassword(page)
  await expect(page.getByRole('link', { name: 'Someone else' })).toHaveAttribute('aria-current', 'true')
  await expect(field(page, 'first_name')).toHaveValue('Seán')
  await expect(field(page, 'email')).toHaveValue('')
  await expect(page.locator('[name=member_id]')).toHaveValue('')

  await page.getByRole('link', { name: 'Myself (Nóra)' }).click()
  await expect(field(page, 'first_name')).toHaveValue('Nóra')
  await page.getByRole('link', { name: 'Someone else' }).click()
  await expect(field(page, 'last_name')).toHaveValue('Burke')
})

interface SavedForm {
  form_id: string
  version: number
  sections: { section_id: string; questions: { question_id: string; label: string; input: object }[] }[]
}

/** A form of its own, which nobody else is changing. */
async function aFreshForm(request: APIRequestContext) {
  const desk = await openDesk(request)
  const name = `Guardian ${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`
  const made = await desk.call<SavedForm>('POST', '/forms', { kind: 'guardian', name })
  const rename = (label: string) =>
    desk.call<SavedForm>('PATCH', `/forms/${made.form_id}`, {
      base_version: made.version,
      sections: made.sections.map((section) => ({
        ...section,
        questions: section.questions.map((question) =>
          question.question_id === 'city'
            ? { ...question, label, input: { ...question.input, label } }
            : question,
        ),
      })),
    })
  return { url: clubUrl('dunvarra', `/dev/forms/${made.form_id}`), rename }
}

const GUARDIAN = {
  first_name: 'Bríd',
  last_name: 'Hallaran',
  date_of_birth: '02/05/1986',
  email: 'brid@home.example',
  mobile: '0861234567',
  address_line1: '4 Quay Road',
  city: 'Dunvarra',
}

test('a form that was changed meanwhile takes the answers to the version that was begun @phone', async ({
  page,
  request,
}) => {
  const form = await aFreshForm(request)
  await openHydrated(page, form.url)
  await fillIn(page, GUARDIAN)
  await option(page, 'relationship', 'Mother').check()
  await field(page, 'country').selectOption('Ireland')
  await searchCounty(page, 'Galway')
  await field(page, 'data_consent').check()
  await form.rename('Village')
  await send(page).click()
  expect(await received(page)).toMatchObject({ 'Town or city': 'Dunvarra' })
  await expect(page.getByText('it’s now version 2')).toBeVisible()
  await expectNoViolations(page)
  // Sent: nothing waits any more, and the form is the new one.
  await page.getByRole('link', { name: 'Fill it in again' }).click()
  await expect(page.getByLabel('Village', { exact: true })).toHaveValue('')
})

test('a draft goes along to the next version', { tag: '@desktop' }, async ({ page, request }) => {
  const form = await aFreshForm(request)
  await openHydrated(page, form.url)
  await fillIn(page, GUARDIAN)
  await option(page, 'relationship', 'Other').check()
  await otherField(page, 'relationship').fill('Aunt')
  await form.rename('Village')
  await page.reload()
  await untilHydrated(page)
  await expect(page.getByLabel('Village', { exact: true })).toHaveValue('Dunvarra')
  await expect(otherField(page, 'relationship')).toHaveValue('Aunt')
  await expect(page.getByText(RESTORED)).toBeVisible()
})
