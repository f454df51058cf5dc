import { expect, test } from 'vitest'
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
])('"%s" is %i cents', (typed, cents) => {
  expect(parseMoney(typed)).toEqual({ ok: true, cents })
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
  expect(writeMoney(123_450)).toBe('1,234.50')
})
