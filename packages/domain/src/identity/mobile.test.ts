import { expect, test } from 'vitest'
import { mobileError } from './mobile.ts'

const INVALID = 'Mobile phone must be valid e.g.: 00353858265444'

test.each([
  { mobile: '00353858265444', says: null },
  { mobile: '+353858265444', says: null },
  { mobile: '0035385826544', says: INVALID },
  { mobile: '+35385826544', says: INVALID },
  { mobile: '00447700900123', says: null },
  { mobile: '+447700900123', says: null },
  { mobile: '+44770090012', says: null },
  { mobile: '+4477009001', says: INVALID },
  { mobile: '+12025550123', says: null },
  { mobile: '+120255501', says: INVALID },
  { mobile: '0000858265444', says: INVALID },
  { mobile: '0858265444', says: null },
  { mobile: '858265444', says: null },
  { mobile: '85826544', says: INVALID },
  { mobile: '085 826 5444', says: INVALID },
  { mobile: '+353', says: INVALID },
  { mobile: '085826544a', says: INVALID },
  { mobile: '++353858265444', says: INVALID },
  { mobile: '1'.repeat(30), says: INVALID },
])('AUTH-29 "$mobile" says $says', ({ mobile, says }) => {
  expect(mobileError(mobile)).toBe(says)
})

test('AUTH-30 OPEN-146 it may stay empty unless the form wants it, which has words for that', () => {
  expect(mobileError('')).toBeNull()
  expect(mobileError('', { isRequired: true })).toBe('Mobile phone number is required')
})
