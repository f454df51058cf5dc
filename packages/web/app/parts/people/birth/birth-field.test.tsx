// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BirthField } from './birth-field.tsx'
import { fitOf } from './fit-of.ts'

const TODAY = '2026-11-19'
const U12 = { name: 'U8–U12', ages: { from: 7, to: 12, on: '2027-01-01' } }

afterEach(cleanup)

function born(typed: string, says?: ReturnType<typeof fitOf>): string {
  cleanup()
  render(<BirthField label="Date of birth" today={TODAY} says={says} />)
  const field = screen.getByLabelText('Date of birth')
  fireEvent.change(field, { target: { value: typed } })
  fireEvent.blur(field)
  return screen.getByRole('status').textContent
}

test.each([
  ['03/04/2016', 'Age 10'],
  ['3/4/16', 'Age 10'],
  ['3/4/85', ''],
  ['03/04/2027', ''],
  ['soon', ''],
])('FORM-25 of %s it says "%s"', (typed, says) => {
  expect(born(typed)).toBe(says)
})

test.each([
  // Seven on the day that counts.
  ['03/12/2019', '7 years old, fits U8–U12'],
  ['03/04/2022', '4 years old, doesn’t fit U8–U12'],
  ['3/4/85', ''],
])('U29 of %s for a plan it says "%s"', (typed, says) => {
  expect(born(typed, fitOf(U12, TODAY))).toBe(says)
})

test('a plan for any age says nothing', () => {
  expect(fitOf({ name: 'Social', ages: { from: null, to: null, on: null } }, TODAY)).toBeUndefined()
})

test('U29 a date that is there already is said at once, and one that is refused is not', () => {
  const { rerender } = render(<BirthField label="Born" today={TODAY} defaultValue="03/04/2016" />)
  expect(screen.getByRole('status').textContent).toBe('Age 10')
  rerender(<BirthField label="Born" today={TODAY} defaultValue="03/04/2016" error="No" />)
  expect(screen.getByRole('status').textContent).toBe('')
})
