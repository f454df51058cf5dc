// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FormAnswers } from '@clubhouse/contract/forms'
import { atLeast, newQuestion } from '@clubhouse/domain/forms/new-question'
import { aForm, field, openForm, send, type } from './testing/a-form.tsx'

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})
afterEach(cleanup)

test('FORM-24 only the first error shows, under the field, once it was left; then at each letter', () => {
  openForm(aForm([newQuestion('nick', 'text', 'Nickname', { required: true, validations: [atLeast(3)] })]))
  expect(screen.queryByText('Please enter Nickname')).toBeNull()
  fireEvent.blur(field('Nickname'))
  expect(screen.getByText('Please enter Nickname')).toBeTruthy()
  type(field('Nickname'), 'ab')
  expect(screen.queryByText('Please enter Nickname')).toBeNull()
  expect(screen.getByText('Minimum length 3')).toBeTruthy()
  type(field('Nickname'), 'abc')
  expect(screen.queryByText('Minimum length 3')).toBeNull()
})

test('FORM-40 answers are sent by section and question', () => {
  const onSubmit = vi.fn<(answers: FormAnswers) => void>()
  openForm(aForm([newQuestion('nick', 'text', 'Nickname', { required: true })]), { onSubmit })
  send()
  expect(onSubmit).not.toHaveBeenCalled()
  type(field('Nickname'), ' Fiadh ')
  send()
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    sections: [
      {
        section_id: 'details',
        default_section_id: null,
        questions: [{ question_id: 'nick', default_question_id: null, answer: 'Fiadh', label: 'Nickname' }],
      },
    ],
  })
})
