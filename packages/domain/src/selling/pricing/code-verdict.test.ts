import { expect, test } from 'vitest'
import { cents } from '../../money/money.ts'
import { codeProblem, type StoredCode } from './code-verdict.ts'
import type { Line } from './price-lines.ts'

const NOW = new Date('2026-11-16T12:00:00Z')
const GOOD: StoredCode = {
  code: 'EARLY10',
  type: 'percentage',
  amount: 10,
  planIds: null,
  isActive: true,
  validFrom: null,
  validTo: null,
  useLimit: null,
  used: 0,
}
const senior: Line = { kind: 'plan', id: 'a', planId: 'senior', price: cents(180_00), payment: null }
const jersey: Line = { kind: 'other', id: 'b', price: cents(60_00), shopDiscount: null }
const paid = (payments: number | null): Line => ({
  ...senior,
  payment: { type: 'subscription', payments, initial: null },
})
const pack: Line = {
  kind: 'bundle',
  id: 'c',
  price: { isDynamic: true, flatPrice: null, priceCap: null },
  items: [
    { planId: 'senior', priceInBundle: cents(1) },
    { planId: 'child', priceInBundle: cents(1) },
  ],
}

test.each<[string, Partial<StoredCode> | null, Line[], string | null]>([
  ['nothing against it', {}, [senior], null],
  ['nobody knows it', null, [senior], 'We don’t know this code. Please check it and try again.'],
  [
    'the club has put it away',
    { isActive: false },
    [senior],
    'We don’t know this code. Please check it and try again.',
  ],
  ['not begun', { validFrom: '2026-11-16T12:00:01Z' }, [senior], 'This code can’t be used yet.'],
  ['just begun', { validFrom: '2026-11-16T12:00:00Z' }, [senior], null],
  ['just expired', { validTo: '2026-11-16T12:00:00Z' }, [senior], 'This code has expired.'],
  ['its last second', { validTo: '2026-11-16T12:00:01Z' }, [senior], null],
  ['one use left', { useLimit: 25, used: 24 }, [senior], null],
  ['used up', { useLimit: 25, used: 25 }, [senior], 'This code has already been used up.'],
  ['for this plan', { planIds: ['senior'] }, [senior], null],
  ['for another plan', { planIds: ['child'] }, [senior], 'This code isn’t for anything in your cart.'],
  ['for all plans of a bundle', { planIds: ['senior', 'child'] }, [pack], null],
  ['for one plan of a bundle', { planIds: ['senior'] }, [pack], 'This code isn’t for anything in your cart.'],
  ['no membership', {}, [jersey], 'This code isn’t for anything in your cart.'],
  ['an empty cart', {}, [], 'This code isn’t for anything in your cart.'],
  ['a subscription with an end', {}, [paid(30)], null],
  [
    'one without',
    {},
    [senior, paid(null)],
    'Codes can’t be used with a subscription that runs until it’s cancelled.',
  ],
])('DISC-08 DISC-11 a code, %s', (_, changes, lines, said) => {
  expect(codeProblem(changes && { ...GOOD, ...changes }, lines, NOW)).toBe(said)
})
