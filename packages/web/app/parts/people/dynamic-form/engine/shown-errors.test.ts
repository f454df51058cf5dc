import { expect, test, vi } from 'vitest'
import type { FormError } from '@clubhouse/domain/people/forms/answers/verdict'
import { ShownErrors } from './shown-errors.ts'

const wrong = (question_id: string, message: string): FormError => ({
  section_id: 's',
  question_id,
  label: '',
  message,
})

test('only the questions whose words change are told', () => {
  const shown = new ShownErrors([wrong('name', 'Name is required'), wrong('age', 'Age is required')])
  const told = vi.fn<(id: string) => void>()
  for (const id of ['name', 'age', 'town']) shown.subscribe(id, () => told(id))
  shown.show([wrong('name', 'Name is required'), wrong('town', 'Town is too long')])
  expect(told.mock.calls).toEqual([['age'], ['town']])
  expect([shown.of('name'), shown.of('age'), shown.of('town')]).toEqual([
    'Name is required',
    undefined,
    'Town is too long',
  ])
})

test('whoever has stopped listening is not told', () => {
  const shown = new ShownErrors([])
  const told = vi.fn<() => void>()
  shown.subscribe('name', told)()
  shown.show([wrong('name', 'Name is required')])
  expect(told).not.toHaveBeenCalled()
})
