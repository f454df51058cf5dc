import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '@clubhouse/domain/money/money'
import { parseMoney, writeMoney } from './parse-money.ts'

test.each([
  ['25', 2500],
  ['25.5', 2550],
  ['25.50', 2550],
  ['25.', 2500],
  ['0.01', 1],
  ['€ 12.50', 1250],
  ['£12.50', 1250],
  ['USD 12.50', 1250],
  ['1,234.5', 123_450],
  ['1,234', 123_400],
  ['1,234,567.89', 123_456_789],
  ['12,50', 1250],
  ['19.99', 1999],
])('FORM-26 "%s" is %i cents', (typed, amount) => {
  expect(parseMoney(typed)).toEqual({ ok: true, cents: amount })
})

test.each([
  ['', 'empty'],
  ['€', 'empty'],
  ['1.234', 'too-fine'],
  ['-5', 'unreadable'],
  ['12,5', 'unreadable'],
  ['1,23,4', 'unreadable'],
  ['ten', 'unreadable'],
  ['1e3', 'unreadable'],
])('"%s" is refused: %s', (typed, reason) => {
  expect(parseMoney(typed)).toEqual({ ok: false, reason })
})

test('an amount is written with its thousands and cents', () => {
  expect(writeMoney(cents(123_450))).toBe('1,234.50')
})

test('FORM-26 FORM-27 every amount has two decimals and is read again as what it was', () => {
  fc.assert(
    fc.property(fc.nat(99_999_999_999), (amount) => {
      const written = writeMoney(cents(amount))
      expect(written).toMatch(/\.\d\d$/)
      expect(parseMoney(written)).toEqual({ ok: true, cents: amount })
    }),
    { numRuns: 1000 },
  )
})
