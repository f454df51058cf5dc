import { expect, test } from 'vitest'
import { erasureBar, isTypedName } from './erasure-words.ts'

test.each([
  ['Bríd Ní Hallaran', 'Bríd Ní Hallaran', true],
  ['brid  ni hallaran ', 'Bríd Ní Hallaran', true],
  ['Sean OBrien', 'Seán O’Brien', true],
  ['Anna Marie Byrne', 'Anna-Marie Byrne', true],
  ['Brid', 'Bríd Ní Hallaran', false],
  ['', '', false],
  ['Tom Hallaran', 'Tomás Hallaran', false],
])('“%s” for %s: %s', (typed, name, is) => expect(isTypedName(typed, name)).toBe(is))

const FREE = { running: [], open_payments: [], unpaid_orders: 0, runs_club: false }
const PLAN = { person: '', plan: '', ends_on: null, order_id: '', order_seq: 1 }

test.each([
  [FREE, null],
  [{ ...FREE, unpaid_orders: 1 }, 'unpaid_order'],
  [
    { ...FREE, open_payments: [{ count: 1, amount: 1, currency: 'EUR' as const }], unpaid_orders: 1 },
    'open_payments',
  ],
  [{ ...FREE, running: [PLAN], unpaid_orders: 1 }, 'running_membership'],
  [{ ...FREE, running: [PLAN], runs_club: true }, 'runs_club'],
])('what stands in the way first: %j', (told, code) => expect(erasureBar(told)?.code ?? null).toBe(code))
