import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitOff, withSharesOfBundles } from './plans-of-bundle.ts'
import type { PaidLine } from './paid-line.ts'
import { leftOfLines, planRefund } from './refund.ts'

const line = (id: string, more: Partial<PaidLine> = {}): PaidLine => ({
  id,
  paid: 0,
  total: 0,
  parentId: null,
  refunded: 0,
  late: 0,
  open: [],
  paidAtEnd: null,
  isEnded: false,
  ...more,
})
const open = (id: string, amount: number, more = {}) => ({
  id,
  amount,
  isLate: false,
  isBeingTaken: false,
  ...more,
})

/** Mum and three children for €320 in 4; two of the payments have come. */
const PACK = [
  line('pack', { paid: 160_00, total: 320_00, open: [open('third', 80_00), open('fourth', 80_00)] }),
  line('mum', { parentId: 'pack', total: 140_00 }),
  ...['ann', 'ben', 'cat'].map((id) => line(id, { parentId: 'pack', total: 60_00 })),
]
const shared = withSharesOfBundles(PACK)
const back = (id: string, amount: number) => ({ order_item_id: id, amount })

describe('a bundle that is paid in parts', () => {
  test('each plan has its share of what has come so far, and no more of it can go back', () => {
    expect([...leftOfLines(shared)]).toEqual([
      ['pack', 160_00],
      ['mum', 70_00],
      ['ann', 30_00],
      ['ben', 30_00],
      ['cat', 30_00],
    ])
    expect(planRefund(shared, [back('ann', 30_01)])).toBeNull()
  })

  test('a plan whose share goes back has left it: its part of what is open is asked for no more, and the others pay theirs', () => {
    expect(planRefund(shared, [back('ann', 30_00)])).toMatchObject({
      ended: ['ann'],
      leaving: [{ id: 'ann', paid: 30_00 }],
      split: [
        { payment: 'third', plan: 'ann', amount: 15_00 },
        { payment: 'fourth', plan: 'ann', amount: 15_00 },
      ],
      splitPlanned: 30_00,
      late: 0,
    })
  })

  test('a part of its share is a present: nobody leaves', () => {
    expect(planRefund(shared, [back('ann', 10_00)])).toMatchObject({ ended: [], split: [] })
  })

  test('the whole bundle takes its payments with it, and nothing is split', () => {
    expect(planRefund(shared, [back('pack', 160_00)])).toMatchObject({
      ended: ['pack', 'mum', 'ann', 'ben', 'cat'],
      leaving: [],
      split: [],
    })
  })

  test('what is late of it is the plan’s share alone, and counts once with the whole bundle', () => {
    const late = withSharesOfBundles([
      {
        ...line('pack'),
        paid: 160_00,
        total: 320_00,
        late: 80_00,
        open: [open('third', 80_00, { isLate: true }), open('fourth', 80_00)],
      },
      ...PACK.slice(1),
    ])
    expect(planRefund(late, [back('ann', 30_00)])).toMatchObject({ late: 15_00, splitPlanned: 15_00 })
    expect(planRefund(late, [back('pack', 160_00)])?.late).toBe(80_00)
  })

  test('nothing is taken off a payment while it is being taken', () => {
    const taken = [
      { ...line('pack'), paid: 160_00, total: 320_00, open: [open('third', 80_00, { isBeingTaken: true })] },
      ...PACK.slice(1),
    ]
    expect(planRefund(withSharesOfBundles(taken), [back('ann', 30_00)])?.isBeingTaken).toBe(true)
  })

  test('a plan that has left has what was paid for it then, and the others share the rest', () => {
    const after = withSharesOfBundles([
      line('pack', { paid: 160_00 + 65_00, refunded: 30_00, total: 320_00, open: [open('fourth', 65_00)] }),
      line('mum', { parentId: 'pack', total: 140_00 }),
      line('ann', { parentId: 'pack', total: 60_00, refunded: 30_00, isEnded: true, paidAtEnd: 30_00 }),
      ...['ben', 'cat'].map((id) => line(id, { parentId: 'pack', total: 60_00 })),
    ])
    expect(after.map(({ id, paid }) => [id, paid])).toEqual([
      ['pack', 225_00],
      ['mum', 105_00],
      ['ann', 30_00],
      ['ben', 45_00],
      ['cat', 45_00],
    ])
  })

  test('what is left of a payment is not charged where no card can be charged so little', () => {
    const pair = withSharesOfBundles([
      line('pair', { paid: 10_00, total: 20_00, open: [open('second', 10_00)] }),
      line('dear', { parentId: 'pair', total: 19_50 }),
      line('cheap', { parentId: 'pair', total: 50 }),
    ])
    expect(splitOff(pair, new Set(['dear']), 50)).toEqual([
      { payment: 'second', plan: 'dear', amount: 10_00 },
    ])
  })
})

test('however plans leave, what each was paid and what is asked of those who stay come to the price of the bundle', () => {
  const bundle = fc.record({
    totals: fc.array(fc.integer({ min: 0, max: 9999 }), { minLength: 1, maxLength: 5 }),
    payments: fc.integer({ min: 1, max: 6 }),
    leaves: fc.array(fc.nat({ max: 4 }), { maxLength: 6 }),
  })
  fc.assert(
    fc.property(bundle, ({ totals, payments, leaves }) => {
      const total = totals.reduce((sum, each) => sum + each, 0)
      const each = Math.floor(total / payments)
      let waiting = Array.from({ length: payments - 1 }, (_, at) => open(`${at}`, each))
      let lines = [
        line('bundle', { paid: total - each * (payments - 1), total }),
        ...totals.map((part, at) => line(`plan ${at}`, { parentId: 'bundle', total: part })),
      ]
      const asked = () => waiting.reduce((sum, { amount }) => sum + amount, 0)
      let forgiven = 0
      for (const which of leaves) {
        // One payment comes, then somebody leaves.
        const [next, ...later] = waiting
        waiting = later
        lines = withSharesOfBundles(
          lines.map((row) =>
            row.id === 'bundle' ? { ...row, paid: row.paid + (next?.amount ?? 0), open: waiting } : row,
          ),
        )
        const bundlePaid = lines[0]?.paid ?? 0
        // Odd cents are nobody's where only those are left who pay nothing.
        const isShared = lines.some(
          ({ parentId, paidAtEnd, total: part }) => parentId && paidAtEnd === null && part > 0,
        )
        if (isShared) expect(lines.slice(1).reduce((sum, { paid }) => sum + paid, 0)).toBe(bundlePaid)
        const going = lines[1 + (which % totals.length)]
        const left = going && leftOfLines(lines).get(going.id)
        const plan = going && left ? planRefund(lines, [back(going.id, left)], 0) : null
        if (!plan) continue
        const before = asked()
        waiting = waiting.map((row) => ({
          ...row,
          amount:
            row.amount -
            plan.split.reduce((sum, part) => sum + (part.payment === row.id ? part.amount : 0), 0),
        }))
        for (const { amount } of waiting) expect(amount).toBeGreaterThanOrEqual(0)
        forgiven += before - asked()
        expect(before - asked()).toBe(plan.splitPlanned)
        const counts = new Map(plan.counts.map(({ id, amount }) => [id, amount]))
        const paidAt = new Map(plan.leaving.map(({ id, paid }) => [id, paid]))
        lines = lines.map((row) => ({
          ...row,
          refunded: row.refunded + (counts.get(row.id) ?? 0),
          isEnded: row.isEnded || plan.ended.includes(row.id),
          paidAtEnd: row.paidAtEnd ?? paidAt.get(row.id) ?? null,
        }))
        for (const row of lines) expect(row.refunded).toBeLessThanOrEqual(row.paid)
      }
      expect((lines[0]?.paid ?? 0) + asked() + forgiven).toBe(total)
    }),
  )
})

test('what was kept for those who left another bundle is not taken from this one', () => {
  const two = ['one', 'other'].flatMap((id) => [
    line(id, { paid: 100_00, total: 100_00 }),
    line(`${id} gone`, { parentId: id, total: 50_00, paidAtEnd: id === 'one' ? 0 : 30_00 }),
    line(`${id} here`, { parentId: id, total: 50_00 }),
  ])
  const paid = new Map(withSharesOfBundles(two).map((each) => [each.id, each.paid]))
  expect([paid.get('one here'), paid.get('other here')]).toEqual([100_00, 70_00])
})

describe('what is split off an open payment', () => {
  const bundle = (amount: number, totals: readonly number[]) => [
    line('pack', { total: 100_00, open: [open('next', amount)] }),
    ...totals.map((total, at) => line(`plan ${at}`, { parentId: 'pack', total })),
  ]

  test('a plan that costs nothing takes nothing along', () => {
    expect(splitOff(bundle(10_00, [0, 100_00]), new Set(['plan 0']), 50)).toEqual([])
    expect(splitOff(bundle(10_00, [0, 60_00, 40_00]), new Set(['plan 0', 'plan 1']), 50)).toEqual([
      { payment: 'next', plan: 'plan 1', amount: 6_00 },
    ])
  })

  test.each([
    { smallest: 4_00, amount: 6_00, why: 'what is left can just be charged' },
    { smallest: 4_01, amount: 10_00, why: 'what is left cannot be charged, and goes along' },
  ])('$why', ({ smallest, amount }) => {
    expect(splitOff(bundle(10_00, [60_00, 40_00]), new Set(['plan 0']), smallest)).toEqual([
      { payment: 'next', plan: 'plan 0', amount },
    ])
  })
})
