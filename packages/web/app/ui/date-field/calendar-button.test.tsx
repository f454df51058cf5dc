// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CALENDAR } from './calendar-button.tsx'
import { DateField } from './date-field.tsx'

const showPicker = vi.fn()
beforeEach(() => Object.assign(HTMLInputElement.prototype, { showPicker }))
afterEach(cleanup)
afterEach(() => Reflect.deleteProperty(HTMLInputElement.prototype, 'showPicker'))

const field = () => screen.getByLabelText<HTMLInputElement>('Day')
const picker = () => document.querySelector<HTMLInputElement>('input[type=date]')

test('a day is typed or chosen: the calendar opens at what was typed, and writes into the same field', () => {
  const onDate = vi.fn()
  render(<DateField calendar label="Day" name="day" defaultValue="27/03/2027" onDate={onDate} />)
  fireEvent.click(screen.getByRole('button', { name: CALENDAR }))
  expect(showPicker).toHaveBeenCalledOnce()
  expect(picker()?.value).toBe('2027-03-27')
  fireEvent.change(picker() ?? field(), { target: { value: '2027-04-01' } })
  expect(field().value).toBe('01/04/2027')
  expect(onDate).toHaveBeenLastCalledWith({ ok: true, iso: '2027-04-01', display: '01/04/2027' })
  expect(document.activeElement).toBe(field())
})

test('the calendar itself has no name and no place in the order of focus; a field without one has none', () => {
  const { rerender } = render(<DateField calendar label="Day" name="day" />)
  expect([picker()?.name, picker()?.tabIndex]).toEqual(['', -1])
  rerender(<DateField label="Day" name="day" />)
  expect(picker()).toBeNull()
})
