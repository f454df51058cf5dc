import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNumeric, masked } from './mask.ts'

test.each([
  { mask: '00-00-00', typed: '123456', shows: '12-34-56' },
  { mask: '00-00-00', typed: '12-34-56', shows: '12-34-56' },
  { mask: '00-00-00', typed: '12', shows: '12' },
  { mask: '00-00-00', typed: '12-', shows: '12-' },
  { mask: '00-00-00', typed: 'ab12cd34', shows: '12-34' },
  { mask: '00-00-00', typed: '1234567890', shows: '12-34-56' },
  { mask: 'A** ****', typed: 'd02x285', shows: 'd02 x285' },
  { mask: 'A** ****', typed: 'D02 X285', shows: 'D02 X285' },
  { mask: '(000) 0', typed: '0871', shows: '(087) 1' },
  { mask: 'AA', typed: 'éÓ', shows: 'éÓ' },
  { mask: '000', typed: '', shows: '' },
])('FORM-04 "$typed" through "$mask" reads "$shows"', ({ mask, typed, shows }) => {
  expect(masked(mask, typed)).toBe(shows)
})

test('FORM-04 what a mask has written it leaves alone', () => {
  const masks = fc.string({ unit: fc.constantFrom('0', 'A', '*', '-', ' ', '/') })
  fc.assert(
    fc.property(masks, fc.string(), (mask, typed) => {
      const once = masked(mask, typed)
      expect(masked(mask, once)).toBe(once)
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['00-00', true],
  ['A00', false],
  ['0*', false],
])('a mask of digits alone asks for the keypad: %s', (mask, numeric) => {
  expect(isNumeric(mask)).toBe(numeric)
})
