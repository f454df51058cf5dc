// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQuestion } from '@clubhouse/domain/people/forms/new-question'
import { aForm, field, openForm, type } from './testing/a-form.tsx'

/** How often each question was drawn: the control asks for its words once per drawing. */
const drawn = vi.hoisted(() => new Map<string, number>())
vi.mock(import('./controls/control-props.ts'), async (original) => {
  const real = await original()
  return {
    ...real,
    textOf: (props) => {
      const id = props.question.question_id
      drawn.set(id, (drawn.get(id) ?? 0) + 1)
      return real.textOf(props)
    },
  }
})

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})
afterEach(cleanup)

const MANY = 200
const questions = Array.from({ length: MANY }, (_, at) =>
  newQuestion(`q${at}`, 'text', `Question ${at}:`, {
    required: true,
    ...(at === 7 && { disabledWhen: [{ question: 'q5', is: 'close' }] }),
  }),
)
const redrawn = () => [...drawn].map(([id, times]) => `${id} ${times}`)

test('typing in a form of 200 questions draws only the field typed in, and conditions their targets', () => {
  openForm(aForm(questions))
  expect(drawn.size).toBe(MANY)
  // The first letter decides that the other applies.
  type(field('Question 5:'), 'x')

  drawn.clear()
  for (const letters of ['a', 'ab', 'abc']) type(field('Question 5:'), letters)
  expect(redrawn()).toEqual([])

  fireEvent.blur(field('Question 5:'))
  expect(redrawn()).toEqual([])
  // Wrong once it was left: now it has something to say.
  type(field('Question 5:'), '')
  // Without it the other waits again.
  expect(redrawn()).toEqual(['q5 1', 'q7 1'])

  drawn.clear()
  type(field('Question 5:'), 'close')
  expect([...drawn.keys()].toSorted()).toEqual(['q5', 'q7'])
  expect(field('Question 7:').disabled).toBe(true)
})
