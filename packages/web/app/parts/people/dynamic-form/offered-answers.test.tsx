// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FormAnswers } from '@clubhouse/contract/people/forms'
import { newQuestion } from '@clubhouse/domain/people/forms/new-question'
import { aForm, answersOf, field, openForm, send, type } from './testing/a-form.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

const box = (id: string, label: string) =>
  newQuestion(id, 'boolean', label, { display: 'checkbox', required: true })
const form = aForm([newQuestion('name', 'text', 'Name', { required: true })], {
  Agreements: [
    box('conduct', 'I keep to the code'),
    box('data', 'You may keep this'),
    newQuestion('photos', 'boolean', 'Photos?', { display: 'radio', required: true }),
    box('lifts', 'I share lifts'),
  ],
})
const offered = {
  values: { conduct: true, data: true, photos: false },
  label: 'Give the same 3 answers as for Aoife',
  words: 'You can still change each one.',
  said: (given: number) => `${given} given`,
}
const offer = () => screen.queryByRole('button', { name: offered.label })
const tick = (label: string) => fireEvent.click(field(label))
const isTicked = (label: string) => field(label).checked
const no = () => screen.getByRole<HTMLInputElement>('radio', { name: 'No' })

test('nothing is ticked until it is pressed; then all of it is, each can be changed, and what is not offered stays open', () => {
  const onSubmit = vi.fn<(answers: FormAnswers) => void>()
  openForm(form, { offered, onSubmit })
  expect([isTicked('I keep'), isTicked('You may'), no().checked]).toEqual([false, false, false])
  fireEvent.click(offer() ?? document.body)
  expect([isTicked('I keep'), isTicked('You may'), no().checked]).toEqual([true, true, true])
  expect(isTicked('I share lifts')).toBe(false)
  tick('You may')
  type(field('Name'), 'Cian')
  send()
  expect(onSubmit).not.toHaveBeenCalled()
  tick('You may')
  tick('I share lifts')
  send()
  expect(answersOf(onSubmit.mock.calls[0]?.[0])).toEqual({
    name: 'Cian',
    conduct: true,
    data: true,
    photos: false,
    lifts: true,
  })
})

test('whoever works by keys is taken to what was done, and hears it', () => {
  openForm(form, { offered })
  fireEvent.click(offer() ?? document.body)
  expect(offer()).toBeNull()
  expect(document.activeElement?.textContent).toContain('3 given')
})

test('what somebody has said themselves is not said otherwise', () => {
  openForm(form, { offered })
  fireEvent.click(screen.getByRole('radio', { name: 'Yes' }))
  fireEvent.input(screen.getByRole('radio', { name: 'Yes' }))
  tick('I keep')
  expect(offer()).toBeTruthy()
  fireEvent.click(offer() ?? document.body)
  expect(no().checked).toBe(false)
  expect(isTicked('You may')).toBe(true)
  expect(document.activeElement?.textContent).toContain('1 given')
})

test('what was wrong about them is wrong no longer', () => {
  openForm(form, { offered, onSubmit: vi.fn<() => void>() })
  send()
  expect(field('I keep').getAttribute('aria-invalid')).toBe('true')
  fireEvent.click(offer() ?? document.body)
  expect(field('I keep').getAttribute('aria-invalid')).toBeNull()
  expect(field('I share lifts').getAttribute('aria-invalid')).toBe('true')
})

test('a reload keeps what was given by it, and offers nothing twice', () => {
  openForm(form, { offered, draftKey: 'cian' })
  fireEvent.click(offer() ?? document.body)
  cleanup()
  openForm(form, { offered, draftKey: 'cian' })
  expect([isTicked('I keep'), isTicked('You may'), no().checked]).toEqual([true, true, true])
  expect(offer()).toBeNull()
})

test('where nothing is offered, nothing is there to press', () => {
  openForm(form)
  expect(offer()).toBeNull()
})
