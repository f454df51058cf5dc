import { expectNoViolations } from '../support/axe.ts'
import {
  CHILD,
  field,
  fillIn,
  formUrl,
  option,
  otherField,
  problems,
  received,
  send,
} from '../support/forms.ts'
import { expect, test } from '../support/journey.ts'
import { expectNoSidewaysScroll } from '../support/layout.ts'

test.use({ javaScriptEnabled: false, provoked: /status of 422|ERR_FAILED/ })

test('FORM-24 FORM-29 FORM-33 MEMB-59 the form says what is wrong, keeps what was typed and goes without any script @phone', async ({
  page,
  request,
}) => {
  await page.goto(await formUrl(request, 'dunvarra', 'juvenile'))
  await fillIn(page, { ...CHILD, date_of_birth: '31/02/2014', first_name: ' ' })
  await field(page, 'country').selectOption('Scotland')
  await field(page, 'county').selectOption('Galway')
  await option(page, 'has_medical_condition', 'false').check()
  await field(page, 'medical_details').fill('Not needed')
  await field(page, 'school').selectOption('Other')
  await otherField(page, 'school').fill('Scoil na Trá')
  await field(page, 'jersey-size').selectOption('Age 9–10')
  await option(page, 'walks-home', 'true').check()
  await field(page, 'code_of_conduct').check()
  await option(page, 'photo_permission', 'false').check()
  await send(page).click()

  await expect(page).toHaveTitle(/^Error: Juvenile registration/)
  const listed = problems(page).getByRole('link')
  await expect(listed).toHaveText([
    'Please enter first name',
    /There’s no such day/,
    'Please choose a county',
    'Please tick: The club may keep these answers to run the membership',
  ])
  for (const link of await listed.all()) {
    const target = (await link.getAttribute('href')) ?? ''
    await expect(page.locator(`[id="${target.slice(1)}"]`)).toHaveCount(1)
  }
  await expect(field(page, 'first_name')).toHaveAccessibleDescription(/Please enter first name/)
  await expect(field(page, 'date_of_birth')).toHaveAccessibleDescription(/There’s no such day/)
  // Everything else is there as it was typed and chosen.
  await expect(field(page, 'date_of_birth')).toHaveValue('31/02/2014')
  await expect(field(page, 'last_name')).toHaveValue(CHILD.last_name)
  await expect(field(page, 'country')).toHaveValue('Scotland')
  await expect(option(page, 'has_medical_condition', 'false')).toBeChecked()
  await expect(field(page, 'school')).toHaveValue('Other')
  await expect(otherField(page, 'school')).toHaveValue('Scoil na Trá')
  await expect(field(page, 'jersey-size')).toHaveValue('Age 9–10')
  await expect(option(page, 'walks-home', 'true')).toBeChecked()
  await expect(field(page, 'code_of_conduct')).toBeChecked()
  await expect(field(page, 'data_consent')).not.toBeChecked()
  await expectNoSidewaysScroll(page)

  await fillIn(page, { first_name: CHILD.first_name, date_of_birth: '5 Mar 2014' })
  await field(page, 'country').selectOption('Ireland')
  await field(page, 'county').selectOption('Galway')
  await field(page, 'data_consent').check()
  await send(page).click()
  const answers = await received(page)
  expect(answers).toMatchObject({
    'Date of birth': '05/03/2014',
    Country: 'Ireland',
    County: 'Galway',
    School: 'Scoil na Trá',
    'May your child walk home alone after training?': 'Yes',
  })
  // FORM-29: nobody could disable it, and still it is not sent on.
  expect(answers).not.toHaveProperty('Tell us about it and what helps')
})

test.describe('with a script for the inspector only', () => {
  test.use({ javaScriptEnabled: true })

  test(
    'the page as it is served after a slip is accessible',
    { tag: '@desktop' },
    async ({ page, request }) => {
      await page.route('**/*.js', (route) => route.abort())
      await page.goto(await formUrl(request, 'inishvarn', 'adult'))
      await send(page).click()
      await expect(problems(page)).toBeVisible()
      await expectNoViolations(page)
    },
  )
})
