import { expect, test } from 'vitest'
import { readSettlement } from './read-settlement.ts'

const typed = { amount: '20.00', paid_on: '1/7/2026', reference: 'INV-7', settlement_id: 'id' }

test('M29 an invoice that was paid is read as it was typed', () => {
  expect(readSettlement(typed)).toEqual({
    ok: true,
    body: { settlement_id: 'id', amount: 20_00, paid_on: '2026-07-01', reference: 'INV-7' },
  })
})

test.each([
  { amount: '0', field: 'amount' },
  { amount: 'much', field: 'amount' },
  { paid_on: 'soon', field: 'paid_on' },
])('M29 $field is wrong', ({ field, ...wrong }) => {
  const read = readSettlement({ ...typed, ...wrong })
  expect(read.ok ? [] : Object.keys(read.errors)).toEqual([field])
})
