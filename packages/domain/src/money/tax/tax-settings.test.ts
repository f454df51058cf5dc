import { expect, test } from 'vitest'
import { asTaxNumber, taxProblem } from './tax-settings.ts'

const rate = (name: string, isDefault = false) => ({ name, basis_points: 2300, is_default: isDefault })
const registration = { number: 'IE 1234567 T', since: '2026-01-01' }

test.each([
  {
    what: 'a number and one usual rate',
    given: { registration, rates: [rate('Standard', true)] },
    field: null,
  },
  { what: 'nobody registered, no rates', given: { registration: null, rates: [] }, field: null },
  {
    what: 'two names that read alike',
    given: { registration, rates: [rate('Standard', true), rate('standard')] },
    field: 'rates',
  },
  { what: 'no usual rate', given: { registration, rates: [rate('Standard')] }, field: 'default' },
  {
    what: 'two usual rates',
    given: { registration, rates: [rate('A', true), rate('B', true)] },
    field: 'default',
  },
  {
    what: 'words for a number',
    given: { registration: { ...registration, number: 'not yet!' }, rates: [rate('Standard', true)] },
    field: 'number',
  },
])('$what: $field', ({ given, field }) => {
  expect(taxProblem(given)?.field ?? null).toBe(field)
})

test.each([
  ['ie 1234567 t', 'IE1234567T'],
  ['GB 123 4567 89', 'GB123456789'],
  ['IE1A23456B', 'IE1A23456B'],
  ['ie1+23456b', 'IE1+23456B'],
])('%s is %s', (typed, number) => {
  expect(asTaxNumber(typed)).toBe(number)
})
