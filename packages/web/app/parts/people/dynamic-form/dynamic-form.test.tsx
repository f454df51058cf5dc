// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FormAnswers } from '@clubhouse/contract/people/forms'
import { defaultQuestion } from '@clubhouse/domain/people/forms/default-questions'
import { atLeast, matching, newQuestion } from '@clubhouse/domain/people/forms/new-question'
import type { FormError } from '@clubhouse/domain/people/forms/answers/verdict'
import type { DynamicFormActions } from './dynamic-form-props.ts'
import { aForm, answersOf, field, openForm, PATIENCE, savedAnswers, send, type } from './testing/a-form.tsx'

const scrolled = vi.fn<(options?: unknown) => void>()
beforeEach(() => {
  vi.useFakeTimers()
  scrolled.mockReset()
  Element.prototype.scrollIntoView = scrolled
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const NICK = newQuestion('nick', 'text', 'Nickname', { required: true, validations: [atLeast(3)] })
const TOWN = newQuestion('town', 'text', 'Town', { required: true })
const FORM = aForm([NICK], { Address: [TOWN] })
const errors = () => [...document.querySelectorAll('[id$=-error]')].map((each) => each.textContent)
const summary = () => [...document.querySelectorAll('[role=alert] a')].map((each) => each.textContent)

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

function listen() {
  return {
    onSubmit: vi.fn<(answers: FormAnswers) => void>(),
    onChange: vi.fn<(answers: FormAnswers, isValid: boolean) => void>(),
  }
}
function takeActions() {
  const actions = createRef<DynamicFormActions>()
  const run = (work: (actions: DynamicFormActions) => void) =>
    act(() => {
      if (actions.current) work(actions.current)
    })
  return { actions, run }
}

test('FORM-24 only the first error shows, under the field, once it was left; then at each letter', () => {
  openForm(FORM)
  type(field('Nickname'), 'a')
  expect(errors()).toEqual([])
  type(field('Nickname'), '')
  fireEvent.blur(field('Nickname'))
  expect(errors()).toEqual(['Please enter nickname'])
  expect(field('Nickname').getAttribute('aria-describedby')).toBe('f-nick-error')
  type(field('Nickname'), 'ab')
  expect(errors()).toEqual(['Minimum length 3'])
  type(field('Nickname'), 'abc')
  expect(errors()).toEqual([])
})

test('FORM-24 whoever presses a button while leaving a field is told after the press', () => {
  openForm(FORM)
  fireEvent.pointerDown(document.body)
  fireEvent.blur(field('Nickname'))
  expect(errors()).toEqual([])
  fireEvent.pointerUp(document.body)
  pass(0)
  expect(errors()).toEqual(['Please enter nickname'])
})

test('FORM-24 going from box to box of one question is not leaving it', () => {
  openForm(
    aForm([newQuestion('days', 'multipleChoice', 'Days', { options: ['Monday', 'Friday'], required: true })]),
  )
  fireEvent.blur(field('Monday'), { relatedTarget: field('Friday') })
  expect(errors()).toEqual([])
  fireEvent.blur(field('Friday'), { relatedTarget: null })
  expect(errors()).toEqual(['Please enter days'])
})

test('FORM-24 whoever has only looked at the tooltip has not left the field', () => {
  openForm(aForm([defaultQuestion('adult', 'email')]))
  fireEvent.blur(screen.getByLabelText('About this email address'))
  expect(errors()).toEqual([])
})

describe('sending', () => {
  test('FORM-40 answers go out by section and question, dates at midnight UTC', () => {
    const { onSubmit } = listen()
    openForm(aForm([NICK, newQuestion('born', 'date', 'Born')]), { onSubmit })
    type(field('Nickname'), ' Fiadh ')
    type(field('Born'), '27/3/2014')
    send()
    const label = { default_question_id: null }
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      sections: [
        {
          section_id: 'details',
          default_section_id: null,
          questions: [
            { ...label, question_id: 'nick', answer: 'Fiadh', label: 'Nickname' },
            // FORM-25
            { ...label, question_id: 'born', answer: '2014-03-27T00:00:00.000Z', label: 'Born' },
          ],
        },
      ],
    })
  })

  test('what is wrong is listed with links, and the list takes the focus, each time anew', () => {
    const { onSubmit } = listen()
    openForm(FORM, { onSubmit })
    type(field('Nickname'), 'ab')
    send()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(errors()).toEqual(['Minimum length 3', 'Please enter town'])
    expect(summary()).toEqual(['Nickname: Minimum length 3', 'Please enter town'])
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    expect(scrolled).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' })
    fireEvent.click(screen.getByText('Please enter town', { selector: 'a' }))
    expect(document.activeElement).toBe(field('Town'))
    send()
    expect(document.activeElement).toBe(screen.getByRole('alert'))
  })

  test('many are told by section with their number, which leads to the first of them', () => {
    const three = ['a', 'b', 'c'].map((id) => newQuestion(id, 'text', `Line ${id}`, { required: true }))
    openForm(aForm([NICK, TOWN], { Address: three }))
    send()
    expect(screen.getByRole('alert', { name: 'There are 5 problems' })).toBeTruthy()
    const lines = ['Please enter line a', 'Please enter line b', 'Please enter line c']
    expect(summary()).toEqual([
      'Details: 2',
      'Please enter nickname',
      'Please enter town',
      'Address: 3',
      ...lines,
    ])
    fireEvent.click(screen.getByText('Address: 3'))
    expect(document.activeElement).toBe(field('Line a'))
  })

  test('in the list a question is not said twice, and none has two marks after it', () => {
    const required = { required: true }
    openForm(
      aForm([
        defaultQuestion('juvenile', 'has_medical_condition', required),
        defaultQuestion('juvenile', 'photo_permission', required),
        defaultQuestion('juvenile', 'data_consent', required),
        newQuestion('age', 'text', 'How old?', { validations: [atLeast(3)] }),
      ]),
    )
    type(field('How old'), '9')
    send()
    expect(summary()).toEqual([
      'Please choose Yes or No about a medical condition',
      'Choose whether photos may be taken',
      'Please tick: The club may keep these answers to run the membership',
      'How old? Minimum length 3',
    ])
  })

  test('without the movement for whoever asked for none', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    openForm(FORM)
    send()
    expect(scrolled).toHaveBeenCalledWith({ behavior: 'auto', block: 'start' })
  })

  test('what the server refuses lands on its field, stays until it is changed, and is listed', () => {
    const refused: FormError[] = [
      { section_id: 'address', question_id: 'town', label: 'Town', message: 'Invalid value' },
    ]
    openForm(FORM, { errors: refused, initial: savedAnswers({ nick: 'Fiadh', town: 'Dunvarra' }) })
    expect([errors(), summary()]).toEqual([['Invalid value'], ['Town: Invalid value']])
    fireEvent.blur(field('Nickname'))
    expect(errors()).toEqual(['Invalid value'])
    type(field('Town'), 'Inishvarn')
    expect(errors()).toEqual([])
  })

  test('a form that nobody listens to posts like any other', () => {
    openForm(FORM, { initial: savedAnswers({ nick: 'Fiadh', town: 'Dunvarra' }) })
    const isPrevented: boolean[] = []
    document.addEventListener(
      'submit',
      (event) => {
        isPrevented.push(event.defaultPrevented)
        event.preventDefault()
      },
      { once: true },
    )
    send()
    expect(isPrevented).toEqual([false])
    expect(document.forms[0]?.method).toBe('post')
  })
})

describe('FORM-39 CONST-21 changes are told once typing has paused for 500 ms', () => {
  test('once, with the last of it, and whether it is valid', () => {
    const { onChange } = listen()
    openForm(FORM, { onChange })
    for (const letters of ['F', 'Fi', 'Fiadh']) {
      type(field('Nickname'), letters)
      pass(499)
    }
    expect(onChange).not.toHaveBeenCalled()
    pass(1)
    expect(onChange).toHaveBeenCalledTimes(1)
    expect([answersOf(onChange.mock.calls[0]?.[0]), onChange.mock.calls[0]?.[1]]).toEqual([
      { nick: 'Fiadh' },
      false,
    ])
    type(field('Town'), 'Dunvarra')
    pass(500)
    expect(onChange.mock.lastCall?.[1]).toBe(true)
  })

  test('what the form itself begins with completes no section, another answer does', () => {
    const by = { options: ['Email', 'Phone'], preselected: 'Email' }
    openForm(aForm([newQuestion('by', 'singleChoice', 'Contact by', by)]))
    pass(500)
    expect(screen.queryByLabelText('Complete:')).toBeNull()
    type(field('Contact by'), 'Phone')
    pass(500)
    expect(screen.getByLabelText('Complete:')).toBeTruthy()
  })

  test('a section that is complete says so', () => {
    openForm(FORM)
    type(field('Nickname'), 'Fiadh')
    pass(500)
    expect(screen.getAllByLabelText('Complete:').length).toBe(1)
  })
})

describe('actions', () => {
  test('FORM-36 new answers fill the form, what they do not name stays, and the change is told', () => {
    const { onChange } = listen()
    const { actions, run } = takeActions()
    openForm(FORM, { actions, onChange })
    type(field('Town'), 'Dunvarra')
    run(({ fill }) => fill(savedAnswers({ nick: 'Fiadh' })))
    expect([field('Nickname').value, field('Town').value]).toEqual(['Fiadh', 'Dunvarra'])
    pass(500)
    expect(answersOf(onChange.mock.lastCall?.[0])).toEqual({ nick: 'Fiadh', town: 'Dunvarra' })
  })

  test('FORM-37 a section goes back to how it began, untouched; the others stay', () => {
    const { actions, run } = takeActions()
    openForm(FORM, { actions, initial: savedAnswers({ nick: 'Fiadh' }) })
    type(field('Nickname'), 'x')
    fireEvent.blur(field('Nickname'))
    fireEvent.blur(field('Town'))
    expect(errors()).toEqual(['Minimum length 3', 'Please enter town'])
    run(({ resetSection }) => resetSection('details'))
    expect(field('Nickname').value).toBe('Fiadh')
    expect(errors()).toEqual(['Please enter town'])
    type(field('Nickname'), 'x')
    expect(errors()).toEqual(['Please enter town'])
  })

  test('FORM-38 go to the first invalid field, and say whether there was one', () => {
    const { actions, run } = takeActions()
    openForm(FORM, { actions })
    const answers: boolean[] = []
    type(field('Nickname'), 'Fiadh')
    run(({ goToFirstInvalid }) => answers.push(goToFirstInvalid()))
    expect(document.activeElement).toBe(field('Town'))
    expect(scrolled).toHaveBeenCalledWith({ behavior: 'smooth', block: 'center' })
    type(field('Town'), 'Dunvarra')
    run(({ goToFirstInvalid }) => answers.push(goToFirstInvalid()))
    expect(answers).toEqual([true, false])
  })
})

test('FORM-14 FORM-18 a pattern of the club is held against what is typed, once its engine has come', async () => {
  vi.useRealTimers()
  const pattern = matching('[A-Z]{2}[0-9]{6}', '{label} is too short')
  openForm(aForm([newQuestion('number', 'text', 'Number', { validations: [pattern] })]))
  fireEvent.focusIn(field('Number'))
  await waitFor(() => {
    type(field('Number'), 'HK20411')
    fireEvent.blur(field('Number'))
    expect(errors()).toEqual(['Number is too short'])
  }, PATIENCE)
  type(field('Number'), 'HK204118')
  expect(errors()).toEqual([])
})

test('a form that is only read cannot be changed', () => {
  openForm(FORM, { readOnly: true, initial: savedAnswers({ nick: 'Fiadh' }) })
  expect([field('Nickname').disabled, field('Nickname').value, field('Town').disabled]).toEqual([
    true,
    'Fiadh',
    true,
  ])
})
