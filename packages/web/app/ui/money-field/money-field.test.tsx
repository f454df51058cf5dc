// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MoneyField } from './money-field.tsx'
import type { ParsedMoney } from './parse-money.ts'

afterEach(cleanup)

test.each([
  { typed: '25', shown: '25.00', cents: 2500 },
  { typed: '25.5', shown: '25.50', cents: 2550 },
  { typed: '1234.5', shown: '1,234.50', cents: 123_450 },
  { typed: '19.99', shown: '19.99', cents: 1999 },
  { typed: '0', shown: '0.00', cents: 0 },
  { typed: '€ 7,50', shown: '7.50', cents: 750 },
])('FORM-27 "$typed" is shown as $shown on leaving', ({ typed, shown, cents }) => {
  const onAmount = vi.fn<(amount: ParsedMoney) => void>()
  render(<MoneyField label="Amount" currency="€" onAmount={onAmount} />)
  const input = screen.getByLabelText<HTMLInputElement>('Amount')
  fireEvent.change(input, { target: { value: typed } })
  fireEvent.blur(input)
  expect(input.value).toBe(shown)
  expect(onAmount).toHaveBeenLastCalledWith({ ok: true, cents })
})

test.each(['ten', '1.999', '-5', ''])('FORM-27 "%s" is no amount and stays as it was typed', (typed) => {
  const onAmount = vi.fn<(amount: ParsedMoney) => void>()
  render(<MoneyField label="Amount" currency="€" onAmount={onAmount} />)
  const input = screen.getByLabelText<HTMLInputElement>('Amount')
  fireEvent.change(input, { target: { value: typed } })
  fireEvent.blur(input)
  expect(input.value).toBe(typed)
  expect(onAmount).toHaveBeenLastCalledWith(expect.objectContaining({ ok: false }))
})
