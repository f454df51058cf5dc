import { expect, test } from 'vitest'
import { accountWords, kindWords } from './ledger-words.ts'

test.each([
  ['gateway', 'Card provider'],
  ['sales:Plan', 'Sales: memberships'],
  ['tax:Plan', 'Tax: memberships'],
  ['sales:EventTicket', 'Sales: eventticket'],
  ['written-off', 'Written off'],
  ['unpaid', 'Never paid'],
  ['raffle_float', 'Raffle float'],
])('the account %s is called %s', (account, words) => {
  expect(accountWords(account)).toBe(words)
})

test.each([
  ['charge', 'Paid'],
  ['write-off', 'Written off'],
  ['settlement', 'Paid to the platform'],
  ['pay-out', 'Pay out'],
])('%s is said as %s', (kind, words) => {
  expect(kindWords(kind)).toBe(words)
})
