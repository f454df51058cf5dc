import { expect, test } from 'vitest'
import { type PayLinkFacts, payLinkState } from './pay-link.ts'

const NOW = new Date('2026-11-19T12:00:00Z')
const LATER = '2026-12-03T12:00:00.000Z'
const OVER = '2026-11-19T12:00:00.000Z'
const facts = (given: Partial<PayLinkFacts>): PayLinkFacts => ({
  open: 0,
  taking: 0,
  paid: 0,
  expiresAt: LATER,
  takenBackAt: null,
  ...given,
})

test.each([
  ['something to pay', { open: 80_00 }, 'open'],
  ['part of it paid in another way', { open: 30_00, paid: 50_00 }, 'open'],
  ['being taken at this moment', { taking: 80_00 }, 'on_its_way'],
  ['all of it paid', { paid: 80_00 }, 'paid'],
  ['paid, and its time over since', { paid: 80_00, expiresAt: OVER }, 'paid'],
  ['paid, and taken back since', { paid: 80_00, takenBackAt: OVER }, 'paid'],
  ['called off or written off', {}, 'nothing'],
  ['its time over to the second', { open: 80_00, expiresAt: OVER }, 'expired'],
  ['taken back', { open: 80_00, takenBackAt: OVER }, 'taken_back'],
  ['taken back before its time was over', { open: 80_00, takenBackAt: OVER, expiresAt: OVER }, 'taken_back'],
] as const)('a link to pay: %s', (_what, given, state) => {
  expect(payLinkState(facts(given), NOW)).toBe(state)
})
