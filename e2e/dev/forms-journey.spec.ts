import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import {
  CHILD,
  searchCounty,
  field,
  fillIn,
  formUrl,
  option,
  otherField,
  problems,
  received,
  send,
} from '../support/forms.ts'
import { openHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { atBothWidths, expectNoSidewaysScroll, expectTargetsOfSize } from '../support/layout.ts'
import { clubUrl } from '../support/sites.ts'
import { CLUBS } from '../support/demo-world.ts'

// A page of ours in a frame runs no script, and the browser says so.
test.use({ provoked: /Blocked script execution .* sandboxed/ })
/** Each looks at a long form in many states. */
test('FORM-01 FORM-24 FORM-29 FORM-32 MEMB-59 the juvenile form is filled in, fails, is corrected and sent @phone', async ({
  page,
}) => {
  await openHydrated(page, clubUrl('dunvarra', '/dev/forms'))
  await atBothWidths(page, async () => {
    await expectNoViolations(page)
    await expectNoSidewaysScroll(page)
  })
  await page.getByRole('link', { name: 'Juvenile registration', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Juvenile registration')
  await atBothWidths(page, async () => {
    await expectNoViolations(page)
    await expectNoSidewaysScroll(page)
    await expectTargetsOfSize(page)
  })

  const posts: string[] = []
  page.on('request', (sent) => sent.method() === 'POST' && posts.push(sent.url()))
  await send(page).click()
  await expect(problems(page)).toBeFocused()
  await expect(problems(page)).toBeInViewport({ ratio: 0.9 })
  await expect(field(page, 'medical_details')).toBeHidden()
  await expect(problems(page).getByRole('link', { name: 'Medical information: 1' })).toBeVisible()
  await problems(page).getByRole('link', { name: 'Member details: 3' }).click()
  await expect(field(page, 'first_name')).toBeFocused()
  await expect(field(page, 'first_name')).toHaveAccessibleDescription(/Please enter first name/)
  await expect(field(page, 'first_name')).toBeInViewport()
  expect(posts).toEqual([])
  await expectNoViolationsFromTop(page)

  await fillIn(page, { ...CHILD, date_of_birth: '27/3/2006' })
  await field(page, 'last_name').focus()
  await expect(field(page, 'date_of_birth')).toHaveValue('27/03/2006')
  await expect(field(page, 'date_of_birth')).toHaveAccessibleDescription(
    /Juvenile members must be under 18. Check the year of birth/,
  )
  await field(page, 'date_of_birth').fill('27 March 2014')
  await field(page, 'last_name').focus()
  await expect(field(page, 'date_of_birth')).toHaveValue('27/03/2014')

  await field(page, 'country').selectOption('Ireland')
  await searchCounty(page, 'Cork')
  await field(page, 'country').selectOption('Wales')
  await expect(field(page, 'county')).toHaveValue('')
  await field(page, 'country').selectOption('Ireland')
  await searchCounty(page, 'Galway')

  // FORM-29, FORM-30
  await option(page, 'has_medical_condition', 'false').check()
  await expect(field(page, 'medical_details')).toBeDisabled()
  await expect(field(page, 'medical_details')).toBeHidden()
  await option(page, 'has_medical_condition', 'true').check()
  await field(page, 'medical_details').fill('Asthma.\nThe inhaler is in the bag.')

  await field(page, 'school').selectOption('None')
  await expect(field(page, 'school_year')).toBeDisabled()
  await field(page, 'school').selectOption('Other')
  await expect(otherField(page, 'school')).toBeVisible()
  await send(page).click()
  await expect(otherField(page, 'school')).toHaveAccessibleDescription(/Please enter school/)
  await expectNoViolationsFromTop(page)
  await otherField(page, 'school').fill('Scoil na Trá')
  await field(page, 'school_year').fill('4th class')
  await field(page, 'jersey-size').selectOption('Age 9–10')
  await option(page, 'walks-home', 'false').check()

  // FORM-09
  const readMore = page
    .getByRole('main')
    .getByRole('link', { name: /Read more/ })
    .first()
  await readMore.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('iframe')).toHaveAttribute('src', /code-of-conduct/)
  await expect(dialog).toHaveAccessibleName('Code of conduct')
  await expect(dialog.frameLocator('iframe').getByRole('link', { name: 'News' })).toBeHidden()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toHaveCount(0)
  await expect(readMore).toBeFocused()

  await field(page, 'code_of_conduct').check()
  await field(page, 'data_consent').check()
  await option(page, 'photo_permission', 'true').check()
  await expectNoViolationsFromTop(page)
  await send(page).click()

  expect(await received(page)).toEqual({
    'First name': 'Fiadh',
    'Last name': 'Ní Hallaráin',
    'Date of birth': '27/03/2014',
    Country: 'Ireland',
    County: 'Galway',
    'Address line 1': '4 Quay Road',
    'Town or city': 'Dunvarra',
    Name: 'Síle Ní Fhearra',
    Phone: '0861234567',
    'Is there a medical condition we should know about?': 'Yes',
    'Tell us about it and what helps': 'Asthma.\nThe inhaler is in the bag.',
    School: 'Scoil na Trá',
    'Class or year': '4th class',
    'Jersey size': 'Age 9–10',
    'May your child walk home alone after training?': 'No',
    'I have read the code of conduct and will keep to it': 'Yes',
    'The club may keep these answers to run the membership': 'Yes',
    'Can photos be taken and published?': 'Yes',
  })
  await atBothWidths(page, async () => {
    await expectNoViolations(page)
    await expectNoSidewaysScroll(page)
  })
})

test('a form is filled in and sent by keys alone', { tag: '@desktop' }, async ({ page, request }) => {
  await openHydrated(page, await formUrl(request, 'dunvarra', 'guardian'))
  await field(page, 'first_name').focus()
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await page.keyboard.type('Bríd')
  await press('Tab')
  await page.keyboard.type('Hallaran')
  await press('Tab')
  await page.keyboard.type('2/5/1986')
  await press('Tab')
  // The last of the radios is "Other"; its words come next.
  await press('Space', 'ArrowUp')
  await expect(option(page, 'relationship', 'Other')).toBeChecked()
  await press('Tab')
  await page.keyboard.type('Aunt')
  await field(page, 'email').focus()
  await page.keyboard.type('brid@home.example')
  await press('Tab')
  await page.keyboard.type('086 123-4567')
  await press('Tab')
  await expect(field(page, 'mobile')).toHaveValue('0861234567')
  await expect(field(page, 'country')).toBeFocused()
  await page.keyboard.type('Irel')
  await expect(field(page, 'country')).toHaveValue('Ireland')
  // A plain list stands there until the search has come.
  await expect(page.locator('input[role=combobox]')).toBeVisible()
  await press('Tab')
  await expect(page.getByRole('combobox', { name: 'County' })).toBeFocused()
  await page.keyboard.type('gal')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Galway', 'Donegal'])
  await press('Enter')
  await expect(field(page, 'county')).toHaveValue('Galway')
  await press('Tab')
  await page.keyboard.type('4 Quay Road')
  await press('Tab', 'Tab')
  await page.keyboard.type('Dunvarra')
  // Nothing is agreed to from the start.
  await expect(option(page, 'contact_by', 'Email')).not.toBeChecked()
  await option(page, 'contact_by', 'Email').focus()
  await press('Space')
  await field(page, 'data_consent').focus()
  await press('Space')
  await send(page).focus()
  await press('Enter')
  expect(await received(page)).toMatchObject({
    'Relationship to the child': 'Aunt',
    Mobile: '0861234567',
    County: 'Galway',
    'How can we reach you?': 'Email',
  })
})

const HTML = '<img src=x onerror=alert(1)>'

test('HTML in every field is shown as text', { tag: '@desktop' }, async ({ page, request }) => {
  await openHydrated(page, await formUrl(request, 'inishvarn', 'juvenile'))
  await fillIn(page, {
    ...CHILD,
    first_name: HTML,
    last_name: '<b>Bold</b>',
    address_line1: '"><script>alert(2)</script>',
    city: '&amp; <i>x</i>',
    postal_code: '<u>BT1</u>',
    emergency_contact_name: '{{7*7}}${7*7}',
    emergency_contact_relation: '</dd><h1>no</h1>',
  })
  await field(page, 'country').selectOption('Northern Ireland')
  await field(page, 'county').selectOption('Down')
  await option(page, 'has_medical_condition', 'true').check()
  await field(page, 'medical_details').fill('<svg onload=alert(3)>\n<a href="javascript:alert(4)">x</a>')
  await field(page, 'school').selectOption('Other')
  await otherField(page, 'school').fill('<iframe src="//x.example">')
  await option(page, 'school-team', 'true').check()
  for (const box of ['mouthguard', 'code_of_conduct', 'data_consent']) await field(page, box).check()
  await option(page, 'photo_permission', 'false').check()
  await send(page).click()

  const shown = await received(page)
  expect(shown).toMatchObject({
    'First name': HTML,
    'Last name': '<b>Bold</b>',
    'Address line 1': '"><script>alert(2)</script>',
    'Town or city': '&amp; <i>x</i>',
    Postcode: '<u>BT1</u>',
    Name: '{{7*7}}${7*7}',
    Relationship: '</dd><h1>no</h1>',
    'Tell us about it and what helps': '<svg onload=alert(3)>\n<a href="javascript:alert(4)">x</a>',
    School: '<iframe src="//x.example">',
  })
  expect(await page.locator('dl').locator('img, b, i, u, script, svg, a, iframe, h1').count()).toBe(0)
})

test(
  'FORM-14 FORM-18 a pattern of the club is held against what is typed',
  { tag: '@desktop' },
  async ({ page, request }) => {
    await openHydrated(page, await formUrl(request, 'inishvarn', 'adult'))
    const number = field(page, 'registration-number')
    const wrong = page.getByText('Hockey registration number has two letters and six digits', { exact: true })
    await number.focus()
    // The engine of patterns comes once somebody begins; on a slow line that takes a moment.
    await expect(async () => {
      await number.fill('HK20411')
      await number.blur()
      await expect(wrong).toBeVisible({ timeout: 500 })
    }).toPass()
    await number.fill('HK204118')
    await expect(wrong).toHaveCount(0)
  },
)

test('320 pixels wide nothing needs scrolling sideways', { tag: '@phone' }, async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const club of CLUBS) {
    for (const kind of ['adult', 'juvenile', 'guardian'] as const) {
      await openHydrated(page, await formUrl(request, club, kind))
      await send(page).click()
      await expect(problems(page)).toBeVisible()
      await expectNoSidewaysScroll(page)
    }
  }
})

/** What the navbar half covers by chance is no finding. */
async function expectNoViolationsFromTop(page: Page) {
  await atBothWidths(page, async () => {
    await page.evaluate(() => scrollTo(0, 0))
    await expectNoViolations(page)
  })
}
