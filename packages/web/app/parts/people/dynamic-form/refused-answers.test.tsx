// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FormError } from '@clubhouse/domain/people/forms/answers/verdict'
import { newQuestion } from '@clubhouse/domain/people/forms/new-question'
import { DynamicForm } from './dynamic-form.tsx'
import { aForm, field, send, TODAY, type } from './testing/a-form.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const FORM = aForm([newQuestion('nick', 'text', 'Nickname', { required: true })], {
  Address: [newQuestion('town', 'text', 'Town', { required: true })],
})
const REFUSED: FormError[] = [
  { section_id: 'details', question_id: 'nick', label: 'Nickname', message: 'Taken' },
]

function Asking() {
  const [errors, setErrors] = useState<FormError[]>([])
  return (
    <DynamicForm form={FORM} today={TODAY} errors={errors} onSubmit={() => setErrors(REFUSED)}>
      <button type="submit">Send</button>
    </DynamicForm>
  )
}
const complete = () => screen.getAllByRole('region', { name: /^Complete:/ }).length

test('a section of which something is refused is not complete any more, without a further key', () => {
  const Stub = createRoutesStub([{ path: '/', Component: Asking }])
  render(<Stub />)
  type(field('Nickname'), 'Fiadh')
  type(field('Town'), 'Dunvarra')
  act(() => void vi.advanceTimersByTime(500))
  expect(complete()).toBe(2)
  send()
  expect(field('Nickname').getAttribute('aria-invalid')).toBe('true')
  expect(complete()).toBe(1)
})
