// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { FormAnswer } from './form-answer.ts'
import { useRefusedField } from './use-refused-field.ts'

afterEach(cleanup)

function Secret({ answer }: { answer?: FormAnswer }) {
  const { key, isWrong, onTyped } = useRefusedField(answer, 'password')
  return <input key={key} aria-label="Password" aria-invalid={isWrong} onInput={onTyped} />
}

const refusing = (...refused: string[]): FormAnswer => ({
  errors: {},
  formError: 'No',
  notice: null,
  values: {},
  refused,
})
const state = () => {
  const field = screen.getByLabelText<HTMLInputElement>('Password')
  return [field.value, field.getAttribute('aria-invalid')]
}
const type = (value: string) => fireEvent.input(screen.getByLabelText('Password'), { target: { value } })

test('AUTH-55 what was refused is emptied and marked until something is typed, each time', () => {
  const { rerender } = render(<Secret />)
  type('wrong')
  rerender(<Secret answer={refusing('password')} />)
  expect(state()).toEqual(['', 'true'])
  type('wrong again')
  expect(state()).toEqual(['wrong again', 'false'])
  rerender(<Secret answer={refusing('password')} />)
  expect(state()).toEqual(['', 'true'])
})

test('what was refused for another reason stays as it was typed', () => {
  const { rerender } = render(<Secret />)
  type('right')
  rerender(<Secret answer={refusing()} />)
  expect(state()).toEqual(['right', 'false'])
})
