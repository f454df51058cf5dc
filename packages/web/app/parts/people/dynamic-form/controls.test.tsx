// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DisplayType, InputType } from '@clubhouse/contract/people/form-words'
import type { FormAnswers, FormQuestion } from '@clubhouse/contract/people/forms'
import { displaysOf } from '@clubhouse/domain/people/forms/controls'
import { defaultQuestion } from '@clubhouse/domain/people/forms/default-questions'
import { EMAIL_TOOLTIP } from '@clubhouse/domain/people/forms/messages'
import { atMost, newQuestion } from '@clubhouse/domain/people/forms/new-question'
import { aForm, answersOf, field, openForm, savedAnswers, send, type } from './testing/a-form.tsx'

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})
afterEach(cleanup)

const OPTIONS = ['Red', 'Blue', 'Green']
const inputs = () => [
  ...document.querySelectorAll<HTMLInputElement>('[data-question] :is(input, select, textarea)'),
]
const names = () => [...new Set(inputs().map(({ name }) => name))]
const typesShown = () => [...new Set(inputs().map(({ type: kind }) => kind))]

test('FORM-01 sections and questions stand by their sequence, with their labels', () => {
  const form = aForm([newQuestion('a', 'text', 'First'), newQuestion('b', 'text', 'Second')], {
    Address: [newQuestion('c', 'text', 'Third')],
  })
  const [details, address] = form.sections
  const [first, second] = details?.questions ?? []
  if (!details || !address || !first || !second) throw new Error('A form of two sections')
  openForm({
    ...form,
    sections: [
      { ...address, sequence: 9 },
      {
        ...details,
        sequence: 2,
        questions: [
          { ...second, sequence: 1 },
          { ...first, sequence: 5 },
        ],
      },
    ],
  })
  expect([...document.querySelectorAll('h2')].map((each) => each.textContent)).toEqual([
    '1 Details',
    '2 Address',
  ])
  expect([...document.querySelectorAll('label')].map((each) => each.textContent)).toEqual([
    'Second (optional)',
    'First (optional)',
    'Third (optional)',
  ])
})

/** FORM-02, FORM-03: every pair, by what stands in the page. */
const PAIRS: { type: InputType; display: DisplayType; shown: string[] }[] = [
  { type: 'text', display: 'text', shown: ['text'] },
  { type: 'telephone', display: 'text', shown: ['tel'] },
  { type: 'date', display: 'date', shown: ['text'] },
  { type: 'date', display: 'text', shown: ['text'] },
  { type: 'boolean', display: 'radio', shown: ['radio'] },
  { type: 'boolean', display: 'checkbox', shown: ['checkbox'] },
  { type: 'boolean', display: 'dropdown', shown: ['select-one'] },
  { type: 'singleChoice', display: 'dropdown', shown: ['select-one'] },
  { type: 'singleChoice', display: 'radio', shown: ['radio'] },
  { type: 'multipleChoice', display: 'checkbox', shown: ['checkbox'] },
  { type: 'multipleChoice', display: 'dropdown', shown: ['checkbox'] },
]

test.each(PAIRS)(
  'FORM-02 FORM-03 $type as $display is answered with $shown',
  ({ type: kind, display, shown }) => {
    openForm(aForm([newQuestion('q1', kind, 'Colour', { display, options: OPTIONS })]))
    expect(typesShown()).toEqual(shown)
    expect(names()).toEqual(['q.q1'])
    expect(document.body.textContent).toContain('Colour')
  },
)

test('FORM-02 FORM-03 the table names every pair that a form can have', () => {
  const types = [...new Set(PAIRS.map((pair) => pair.type))]
  const all = types.flatMap((kind) => displaysOf(kind).map((display) => `${kind} ${display}`))
  expect(PAIRS.map((pair) => `${pair.type} ${pair.display}`).toSorted()).toEqual(all.toSorted())
})

describe('FORM-04 display_as sets the control', () => {
  test('width, hint and a label that only screen readers hear', () => {
    const half = newQuestion('h', 'text', 'Nickname', { width: 'half', hint: 'As on the shirt' })
    const { input } = half
    openForm(
      aForm([{ ...half, input: { ...input, display_as: { ...input.display_as, show_label: false } } }]),
    )
    expect(document.querySelector('[data-question]')?.getAttribute('data-width')).toBe('half')
    const described = field('Nickname').getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toBe('As on the shirt')
    expect(document.querySelector('label')?.className).toBe('visually-hidden')
  })

  test('a mask writes its own signs, and takes nothing else', () => {
    openForm(aForm([newQuestion('m', 'text', 'Sort code', { mask: '00-00-00' })]))
    type(field('Sort code'), '12a345')
    expect(field('Sort code').value).toBe('12-34-5')
    expect(field('Sort code').inputMode).toBe('numeric')
  })
})

test.each([
  { why: 'no input type', change: { type: null } },
  { why: 'an unknown input type', change: { type: 'colour' } },
  { why: 'no display type', change: { display_as: null } },
])('FORM-05 $why says "No switch-case for input type."', ({ change }) => {
  const question = newQuestion('q1', 'text', 'Colour')
  const display_as = { ...question.input.display_as, ...('display_as' in change && { type: null }) }
  const input = { ...question.input, ...('type' in change && { type: change.type ?? null }), display_as }
  openForm(aForm([{ ...question, input }]))
  expect(screen.getByText('No switch-case for input type.')).toBeTruthy()
  expect(inputs()).toEqual([])
})

test.each(['dropdown', 'radio'] as const)('FORM-06 options of a %s, the default one chosen', (display) => {
  const words = { display, options: OPTIONS, preselected: 'Blue' }
  openForm(aForm([newQuestion('c', 'singleChoice', 'Colour', words)]))
  expect(new FormData(document.forms[0]).getAll('q.c')).toEqual(['Blue'])
  for (const option of OPTIONS) expect(document.body.textContent).toContain(option)
})

test.each([
  { why: 'yes or no', question: newQuestion('c', 'boolean', 'Colour', { display: 'radio' }), choose: 'Yes' },
  {
    why: 'one of several',
    question: newQuestion('c', 'singleChoice', 'Colour', {
      display: 'radio',
      options: OPTIONS,
      hasOther: true,
    }),
    choose: 'Other',
  },
])('an optional choice can be taken back: $why', ({ question, choose }) => {
  openForm(aForm([question]))
  fireEvent.click(field(choose))
  expect(new FormData(document.forms[0]).getAll('q.c')).toHaveLength(1)
  fireEvent.click(screen.getByText('Clear', { exact: false, selector: 'button *' }))
  expect(new FormData(document.forms[0]).getAll('q.c')).toEqual([])
  expect(screen.queryByLabelText(/^In your own words/)).toBeNull()
})

test('FORM-06 default options of several are ticked', () => {
  openForm(aForm([newQuestion('c', 'multipleChoice', 'Colour', { options: OPTIONS, preselected: 'Green' })]))
  expect(new FormData(document.forms[0]).getAll('q.c')).toEqual(['Green'])
})

test('FORM-11 the email field has its tooltip, and says it to screen readers too', () => {
  openForm(aForm([defaultQuestion('adult', 'email')]))
  expect(EMAIL_TOOLTIP).toBe(
    'Email is mandatory, add the correct email address for this member, please do not add your email if you are not the member',
  )
  const tip = screen.getByText(EMAIL_TOOLTIP)
  expect(tip.getAttribute('role')).toBe('tooltip')
  expect(field('Email').getAttribute('aria-describedby')?.split(' ')).toContain(tip.id)
  const sign = screen.getByLabelText('About this email address')
  fireEvent.click(sign)
  expect(tip.parentElement?.dataset['shown']).toBe('open')
  fireEvent.keyDown(sign, { key: 'Escape' })
  expect(tip.parentElement?.dataset['shown']).toBe('closed')
})

test('FORM-20 words of one’s own are counted where their length is limited, and only there', () => {
  const school = (validations: FormQuestion['input']['validations']) =>
    aForm([newQuestion('s', 'singleChoice', 'School', { options: ['None'], hasOther: true, validations })])
  openForm(school([atMost(10)]))
  type(field('School'), 'Other')
  type(field('In your own words'), 'At home')
  expect(document.body.textContent).not.toMatch(/of 10 characters/)
  // From 80 % of the limit.
  type(field('In your own words'), 'At home!')
  expect(screen.getByText('8 of 10 characters')).toBeTruthy()
  cleanup()
  openForm(school([]))
  type(field('School'), 'Other')
  type(field('In your own words'), 'x'.repeat(64))
  expect(document.body.textContent).not.toMatch(/\d+ of \d+ characters/)
})

test('FORM-21 FORM-23 a telephone field takes digits only', () => {
  openForm(aForm([newQuestion('t', 'telephone', 'Mobile')]))
  const mobile = field('Mobile')
  expect([mobile.type, mobile.inputMode]).toEqual(['tel', 'tel'])
  const key = (value: string) =>
    fireEvent(
      Object.assign(mobile, { value }),
      new InputEvent('input', { bubbles: true, inputType: 'insertText' }),
    )
  key('087x')
  expect(mobile.value).toBe('087')
  type(mobile, '+353 (0)87 123-4567')
  expect(mobile.value).toBe('00353871234567')
  fireEvent.blur(mobile)
  expect(mobile.getAttribute('aria-invalid')).toBeNull()
  // What was pasted and is no number is refused, not made into another.
  type(mobile, 'call me')
  expect(screen.getByText('Invalid value')).toBeTruthy()
  cleanup()
  const sent = vi.fn<(answers: FormAnswers) => void>()
  openForm(aForm([newQuestion('t', 'telephone', 'Mobile')]), {
    initial: savedAnswers({ t: '00353871234567' }),
    onSubmit: sent,
  })
  expect(field('Mobile').value).toBe('00353871234567')
  send()
  expect(answersOf(sent.mock.calls[0]?.[0])).toEqual({ t: '00353871234567' })
})

test('FORM-22 text is trimmed when it is left, in one line and in many', () => {
  openForm(
    aForm([
      newQuestion('a', 'text', 'Town'),
      newQuestion('b', 'text', 'Notes', { validations: [atMost(500)] }),
    ]),
  )
  for (const label of ['Town', 'Notes']) {
    type(field(label), '  by the quay ')
    fireEvent.blur(field(label))
    expect(field(label).value).toBe('by the quay')
  }
})

test('FORM-25 a date stands as DD/MM/YYYY, and a date of birth says the age', () => {
  openForm(aForm([defaultQuestion('juvenile', 'date_of_birth')]))
  const born = field('Date of birth')
  type(born, '27/3/2014')
  fireEvent.blur(born)
  expect(born.value).toBe('27/03/2014')
  expect(screen.getByText('Age 12')).toBeTruthy()
  type(born, '2014-03-28')
  fireEvent.blur(born)
  expect(born.value).toBe('28/03/2014')
  type(born, '3/4/16')
  fireEvent.blur(born)
  expect([born.value, born.getAttribute('aria-invalid')]).toEqual(['03/04/2016', null])
  // Of a slip nobody is told how old it makes somebody.
  type(born, '28/03/1814')
  fireEvent.blur(born)
  expect(screen.getByText('Check the year of birth')).toBeTruthy()
  expect(screen.queryByText(/^Age/)).toBeNull()
})
