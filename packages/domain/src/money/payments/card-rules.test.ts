import { describe, expect, test } from 'vitest'
import { addsUp, brandOf, cardProblem, grouped, wholeYear } from './card-rules.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const GOOD = { number: '4242424242424242', expMonth: 11, expYear: 2026, cvc: '123' }

test.each([
  ['4242 4242', 'visa', '4242 4242'],
  ['5555555555554444', 'mastercard', '5555 5555 5555 4444'],
  ['2223003122003222', 'mastercard', '2223 0031 2200 3222'],
  ['2720990000000000', 'mastercard', '2720 9900 0000 0000'],
  ['2721000000000000', 'unknown', '2721 0000 0000 0000'],
  ['378282246310005', 'amex', '3782 822463 10005'],
  ['3782 82', 'amex', '3782 82'],
  ['42424242424242429999', 'visa', '4242 4242 4242 4242'],
  ['6011', 'unknown', '6011'],
  ['', 'unknown', ''],
])('%s is %s and reads %s', (number, brand, text) => {
  expect(brandOf(number)).toBe(brand)
  expect(grouped(number)).toBe(text)
})

test('a number with one digit wrong, or two changed about, does not add up', () => {
  expect(addsUp('4242424242424242')).toBe(true)
  expect(addsUp('4242424242424243')).toBe(false)
  expect(addsUp('378282246310050')).toBe(false)
  expect(addsUp('')).toBe(false)
})

describe('what is wrong with a card, told as gateways tell it', () => {
  test.each([
    { card: {}, code: undefined },
    { card: { number: '4242424242424241' }, code: 'incorrect_number' },
    { card: { number: '424242424242' }, code: 'incorrect_number' },
    { card: { number: '' }, code: 'incorrect_number' },
    { card: { expMonth: 0 }, code: 'invalid_expiry_month' },
    { card: { expMonth: 13 }, code: 'invalid_expiry_month' },
    { card: { expMonth: Number.NaN }, code: 'invalid_expiry_month' },
    { card: { expYear: 2077 }, code: 'invalid_expiry_year' },
    { card: { expYear: 2076 }, code: undefined },
    { card: { expYear: 26 }, code: 'invalid_expiry_year' },
    { card: { expMonth: 10 }, code: 'expired_card' },
    { card: { expYear: 2025 }, code: 'expired_card' },
    { card: { cvc: '12' }, code: 'incorrect_cvc' },
    { card: { cvc: '1234' }, code: 'incorrect_cvc' },
    { card: { number: '378282246310005', cvc: '123' }, code: 'incorrect_cvc' },
    { card: { number: '378282246310005', cvc: '1234' }, code: undefined },
    { card: { cvc: 'abc' }, code: 'incorrect_cvc' },
  ])('$card is $code', ({ card, code }) => expect(cardProblem({ ...GOOD, ...card }, NOW)?.code).toBe(code))
})

test('a year may be typed with two digits', () => {
  expect(wholeYear(27)).toBe(2027)
  expect(wholeYear(2027)).toBe(2027)
})
