// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Answer, FormAnswers, FormQuestion } from '@clubhouse/contract/people/forms'
import { defaultQuestion } from '@clubhouse/domain/people/forms/default-questions'
import { newQuestion } from '@clubhouse/domain/people/forms/new-question'
import { aForm, answersOf, field, openForm, PATIENCE, savedAnswers, send, type } from './testing/a-form.tsx'

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})
afterEach(cleanup)

const SCHOOL = newQuestion('school', 'singleChoice', 'School', {
  options: ['Quay Road', 'None'],
  hasOther: true,
})
const disabledWhen = [{ question: 'school', is: 'None' }]
const YEAR = newQuestion('year', 'text', 'Class', { required: true, disabledWhen })
const said = () => [...document.querySelectorAll('[role=status]')].map((each) => each.textContent).join(' ')

/** What the form sends, by question. */
function open(questions: FormQuestion[], initial: Record<string, Answer> = {}) {
  const onSubmit = vi.fn<(answers: FormAnswers) => void>()
  openForm(aForm(questions), { onSubmit, initial: savedAnswers(initial) })
  return {
    sent: () => {
      onSubmit.mockClear()
      send()
      return answersOf(onSubmit.mock.calls[0]?.[0])
    },
  }
}

test('FORM-29 a question that no longer applies is closed, empty, not asked for, and this is said', () => {
  const { sent } = open([SCHOOL, YEAR])
  type(field('School'), 'Quay Road')
  type(field('Class'), 'Third')
  expect(sent()).toEqual({ school: 'Quay Road', year: 'Third' })
  type(field('School'), 'None')
  expect([field('Class').disabled, field('Class').value]).toEqual([true, ''])
  expect(document.getElementById(field('Class').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Does not apply',
  )
  expect(said()).toContain('Class no longer applies')
  expect(sent()).toEqual({ school: 'None' })
})

test('FORM-29 several choices become none', () => {
  const days = newQuestion('days', 'multipleChoice', 'Days', { options: ['Monday', 'Friday'], disabledWhen })
  const { sent } = open([SCHOOL, days])
  fireEvent.click(field('Friday'))
  type(field('School'), 'None')
  expect([field('Friday').checked, field('Friday').matches(':disabled, fieldset[disabled] *')]).toEqual([
    false,
    true,
  ])
  expect(sent()).toEqual({ school: 'None' })
})

test('FORM-29 what was said about it goes with it, and does not come back with it', () => {
  open([SCHOOL, YEAR])
  fireEvent.blur(field('Class'))
  expect(screen.getByText('Please enter class')).toBeTruthy()
  type(field('School'), 'None')
  expect(screen.queryByText('Please enter class')).toBeNull()
  type(field('School'), 'Quay Road')
  expect(screen.queryByText('Please enter class')).toBeNull()
})

test('FORM-30 once it applies again it begins with the saved answer, and is asked for', () => {
  const { sent } = open([SCHOOL, YEAR], { year: 'Second' })
  type(field('Class'), 'Third')
  type(field('School'), 'None')
  type(field('School'), 'Quay Road')
  expect([field('Class').disabled, field('Class').value]).toEqual([false, 'Second'])
  expect(said()).toContain('Class can be answered now')
  type(field('Class'), '')
  expect(sent()).toEqual({})
  expect(screen.getAllByText('Please enter class').length).toBeGreaterThan(0)
})

test('FORM-31 of several conditions one is enough', () => {
  const member = newQuestion('member', 'boolean', 'Member', { display: 'checkbox' })
  const both = [...disabledWhen, { question: 'member', is: true }]
  open([SCHOOL, member, newQuestion('year', 'text', 'Class', { disabledWhen: both })])
  type(field('School'), 'None')
  fireEvent.click(field('Member'))
  type(field('School'), 'Quay Road')
  expect(field('Class').disabled).toBe(true)
  fireEvent.click(field('Member'))
  expect(field('Class').disabled).toBe(false)
})

describe('a question that waits for the answer that decides about it', () => {
  const ILL = newQuestion('ill', 'boolean', 'Ill', { required: true })
  const DETAILS = newQuestion('details', 'text', 'Details', {
    required: true,
    disabledWhen: [{ question: 'ill', is: false }],
  })
  const fold = () => field('Details').closest<HTMLElement>('[data-question]')?.dataset['fold']
  const shown = () => [...document.querySelectorAll('[id$=-error]')].map((each) => each.textContent)

  test('FORM-29 is folded away and not asked for; Yes opens it, untouched, and then it is', () => {
    const { sent } = open([ILL, DETAILS])
    expect([fold(), field('Details').disabled]).toEqual(['folded', false])
    expect(sent()).toEqual({})
    expect(shown()).toEqual(['Please enter ill'])
    fireEvent.click(field('Yes'))
    expect([fold(), said()]).toEqual(['opened', expect.stringContaining('Details can be answered now')])
    expect(shown()).toEqual([])
    sent()
    expect(shown()).toEqual(['Please enter details'])
    type(field('Details'), 'Asthma')
    expect(sent()).toEqual({ ill: true, details: 'Asthma' })
  })

  test('FORM-29 a No leaves it folded, and nothing is said of what nobody saw', () => {
    const { sent } = open([ILL, DETAILS])
    fireEvent.click(field('No'))
    expect([fold(), field('Details').disabled, said()]).toEqual(['folded', true, ''])
    expect(sent()).toEqual({ ill: false })
  })

  test('what is known already stands there, and emptying it does not take the field away', () => {
    open([ILL, DETAILS], { details: 'Asthma' })
    expect(fold()).toBe('open')
    type(field('Details'), '')
    expect(fold()).toBe('open')
  })

  test('whoever reads a form over sees all of it', () => {
    openForm(aForm([ILL, DETAILS]), { readOnly: true })
    expect(fold()).toBeUndefined()
  })
})

describe('Other', () => {
  test.each(['dropdown', 'radio'] as const)(
    'FORM-32 FORM-33 as a %s: words of one’s own are the answer',
    (display) => {
      const { sent } = open([
        newQuestion('school', 'singleChoice', 'School', { display, options: ['None'], hasOther: true }),
      ])
      const choose = (value: string) =>
        display === 'radio' ? fireEvent.click(field(value)) : type(field('School'), value)
      expect(screen.queryByLabelText(/^In your own words/)).toBeNull()
      choose('Other')
      expect(sent()).toEqual({})
      expect(field('In your own words').getAttribute('aria-invalid')).toBe('true')
      type(field('In your own words'), ' At home ')
      expect(sent()).toEqual({ school: 'At home' })
      choose('None')
      expect(screen.queryByLabelText(/^In your own words/)).toBeNull()
      expect(sent()).toEqual({ school: 'None' })
      choose('Other')
      expect(field('In your own words').value).toBe('')
    },
  )

  test('FORM-32 its words are judged', () => {
    open([SCHOOL])
    type(field('School'), 'Other')
    type(field('In your own words'), 'x')
    fireEvent.blur(field('In your own words'))
    expect(screen.getByText('Minimum 2 characters')).toBeTruthy()
  })

  test('FORM-34 a saved answer that is no option stands there as words', () => {
    const { sent } = open([SCHOOL], { school: 'Harbour School' })
    expect([field('School').value, field('In your own words').value]).toEqual(['Other', 'Harbour School'])
    expect(sent()).toEqual({ school: 'Harbour School' })
  })
})

describe('Country and county', () => {
  const PLACE = [defaultQuestion('adult', 'country'), defaultQuestion('adult', 'county')]
  const counties = () => [...field('County').querySelectorAll('option')].map(({ value }) => value)

  const shownAt = (label: string) =>
    (field(label).getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
  const links = () =>
    [...document.querySelectorAll('[role=alert] a')].map((each) => [
      each.textContent,
      each.getAttribute('href'),
    ])

  test('FORM-35 a saved country that is not in the list is cleared', () => {
    open(PLACE, { country: 'Atlantis' })
    expect(field('Country').value).toBe('')
  })

  test('MEMB-59 the counties follow the country, a foreign one is dropped, and both are said', async () => {
    const { sent } = open(PLACE, { country: 'Northern Ireland', county: 'Down' })
    expect(counties()).toContain('Tyrone')
    expect(sent()).toEqual({ country: 'Northern Ireland', county: 'Down' })
    type(field('Country'), 'Ireland')
    expect(said()).toContain('County cleared, because the country has changed')
    expect(shownAt('County')).toBe('County cleared, because the country has changed')
    expect(sent()).toEqual({ country: 'Ireland' })
    // So many that they are searched.
    await vi.waitFor(() => expect(field('County').getAttribute('role')).toBe('combobox'), PATIENCE)
  })

  test('MEMB-59 that a county was cleared is shown until another is chosen', () => {
    open(PLACE, { country: 'Ireland', county: 'Mayo' })
    expect(shownAt('County')).toBe('')
    type(field('Country'), 'Northern Ireland')
    expect(shownAt('County')).toBe('County cleared, because the country has changed')
    type(field('County'), 'Tyrone')
    expect([field('County').value, shownAt('County')]).toEqual(['Tyrone', ''])
  })

  test('while the country is missing its county is not asked for; each link leads to what can be answered', () => {
    const required = { required: true }
    open([defaultQuestion('adult', 'country', required), defaultQuestion('adult', 'county', required)])
    send()
    expect(links()).toEqual([['Please choose a country', '#f-country']])
    expect(shownAt('County')).toBe('')
    fireEvent.click(screen.getByText('Please choose a country', { selector: 'a' }))
    expect(document.activeElement).toBe(field('Country'))
    type(field('Country'), 'Wales')
    send()
    expect(links()).toEqual([['Please choose a county', '#f-county']])
  })

  test('a county that is required where the country is not leads to the country that opens it', () => {
    open([defaultQuestion('adult', 'country'), defaultQuestion('adult', 'county', { required: true })])
    send()
    expect(links()).toEqual([['Please choose a county', '#f-country']])
  })

  test('MEMB-59 without a country there is nothing to choose from', () => {
    open(PLACE)
    expect([field('County').disabled, field('County').textContent]).toEqual([true, 'Choose a country first'])
  })
})
