import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import type { PaidLine } from './paid-line.ts'
import { isAsSeen, leftOfLines, needsSecondPerson, partsOfRefund, planRefund } from './refund.ts'

const line = (id: string, paid: number, more: Partial<PaidLine> = {}): PaidLine => ({
  id,
  paid,
  parentId: null,
  refunded: 0,
  late: 0,
  total: paid,
  open: [],
  paidAtEnd: null,
  isEnded: false,
  ...more,
})
const back = (id: string, amount: number) => ({ order_item_id: id, amount })

const SUBSCRIPTION = line('gym', 45_00)
const JERSEYS = [line('one', 50_00), line('other', 50_00)]
const BUNDLE = [
  line('bundle', 100_00),
  line('ann', 60_00, { parentId: 'bundle' }),
  line('ben', 40_00, { parentId: 'bundle' }),
]

describe('what was paid for a line can be given back', () => {
  test.each([
    {
      why: 'three payments of what has no end',
      lines: [SUBSCRIPTION],
      wanted: [back('gym', 45_00)],
      ended: ['gym'],
    },
    { why: 'a part of it', lines: [SUBSCRIPTION], wanted: [back('gym', 15_01)], ended: [] },
    { why: 'one of two', lines: JERSEYS, wanted: [back('one', 50_00)], ended: ['one'] },
    {
      why: 'the other, after the first: the first ends once',
      lines: [line('one', 50_00, { refunded: 50_00, isEnded: true }), line('other', 50_00)],
      wanted: [back('other', 50_00)],
      ended: ['other'],
    },
    {
      why: 'again what failed to go back: it has ended before',
      lines: [line('one', 50_00, { isEnded: true })],
      wanted: [back('one', 50_00)],
      ended: [],
    },
    {
      why: 'the rest of a line',
      lines: [line('one', 50_00, { refunded: 20_00 })],
      wanted: [back('one', 30_00)],
      ended: ['one'],
    },
    {
      why: 'a line in two parts at once',
      lines: JERSEYS,
      wanted: [back('one', 20_00), back('one', 30_00)],
      ended: ['one'],
    },
    { why: 'one plan of a bundle', lines: BUNDLE, wanted: [back('ann', 60_00)], ended: ['ann'] },
    {
      why: 'a bundle with all that is in it',
      lines: BUNDLE,
      wanted: [back('bundle', 100_00)],
      ended: ['bundle', 'ann', 'ben'],
    },
    {
      why: 'both plans of a bundle, which goes with them',
      lines: BUNDLE,
      wanted: [back('ann', 60_00), back('ben', 40_00)],
      ended: ['bundle', 'ann', 'ben'],
    },
  ])('$why', ({ lines, wanted, ended }) => expect(planRefund(lines, wanted)?.ended).toEqual(ended))

  test.each([
    { why: 'a cent more than was paid', lines: [SUBSCRIPTION], wanted: [back('gym', 45_01)] },
    { why: 'nothing', lines: [SUBSCRIPTION], wanted: [back('gym', 0)] },
    {
      why: 'twice the same, together too much',
      lines: JERSEYS,
      wanted: [back('one', 30_00), back('one', 30_00)],
    },
    {
      why: 'what was given back before',
      lines: [line('one', 50_00, { refunded: 50_00 })],
      wanted: [back('one', 1)],
    },
    { why: 'a line of another order', lines: JERSEYS, wanted: [back('gym', 1)] },
    {
      why: 'a plan beside its whole bundle',
      lines: BUNDLE,
      wanted: [back('bundle', 100_00), back('ann', 1)],
    },
    { why: 'one good line and one bad', lines: JERSEYS, wanted: [back('one', 50_00), back('other', 50_01)] },
  ])('but not $why', ({ lines, wanted }) => expect(planRefund(lines, wanted)).toBeNull())

  test('what is late on what ends is told; what is late elsewhere stays owed', () => {
    const lines = [line('one', 30_00, { late: 60_00 }), line('other', 30_00, { late: 10_00 })]
    expect(planRefund(lines, [back('one', 30_00)])?.late).toBe(60_00)
    expect(planRefund(lines, [back('one', 29_99)])?.late).toBe(0)
  })
})

test.each([
  { amount: 100_00, before: 0, late: 0, second: false, why: 'the sum itself' },
  { amount: 100_01, before: 0, late: 0, second: true, why: 'a cent above it' },
  { amount: 60_00, before: 60_00, late: 0, second: true, why: 'in two parts' },
  { amount: 1, before: 0, late: 1, second: true, why: 'arrears end with it' },
])('who gives back $amount after $before alone: $why', ({ second, ...asked }) =>
  expect(needsSecondPerson(asked, 100_00)).toBe(second),
)

const SEEN = { amount: 60_00, ended: ['ann', 'ben'], late: 15_00 }
test.each([
  { why: 'the same', now: SEEN, same: true },
  { why: 'the same in another order', now: { ...SEEN, ended: ['ben', 'ann'] }, same: true },
  { why: 'one place more', now: { ...SEEN, ended: ['ann', 'ben', 'cat'] }, same: false },
  { why: 'another place', now: { ...SEEN, ended: ['ann', 'cat'] }, same: false },
  { why: 'no place at all', now: { ...SEEN, ended: [] }, same: false },
  { why: 'more that is late', now: { ...SEEN, late: 30_00 }, same: false },
  { why: 'nothing that is late', now: { ...SEEN, late: 0 }, same: false },
  { why: 'another sum', now: { ...SEEN, amount: 59_99 }, same: false },
])('M19 the second person says yes to what the first has seen: $why', ({ now, same }) =>
  expect(isAsSeen(now, SEEN)).toBe(same),
)

test('however lines are given back, no line gives more than was paid, and each ends once', () => {
  const sums = fc.integer({ min: 0, max: 5000 })
  const order = fc
    .array(fc.record({ paid: sums, parts: fc.array(sums, { maxLength: 3 }) }), { minLength: 1, maxLength: 4 })
    .map((bought) =>
      bought.flatMap(({ paid, parts }, at): PaidLine[] => {
        const id = `line ${at}`
        if (parts.length === 0) return [line(id, paid)]
        const plans = parts.map((part, of) => line(`${id}.${of}`, part, { parentId: id }))
        return [
          line(
            id,
            parts.reduce((sum, part) => sum + part, 0),
          ),
          ...plans,
        ]
      }),
    )
  const asks = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 6000 })), { maxLength: 12 })
  fc.assert(
    fc.property(order, asks, (bought, asked) => {
      let lines = bought
      const ended: string[] = []
      for (const [which, most] of asked) {
        const { id } = lines[which % lines.length] ?? line('', 0)
        const left = leftOfLines(lines).get(id) ?? 0
        const plan = planRefund(lines, [back(id, most)])
        expect(plan !== null, `${most} of ${left}`).toBe(most >= 1 && most <= left)
        if (!plan) continue
        ended.push(...plan.ended)
        const counts = new Map(plan.counts.map((count) => [count.id, count.amount]))
        lines = lines.map((each) => ({
          ...each,
          refunded: each.refunded + (counts.get(each.id) ?? 0),
          isEnded: each.isEnded || plan.ended.includes(each.id),
        }))
      }
      for (const { paid, refunded } of lines) expect(refunded).toBeLessThanOrEqual(paid)
      expect(new Set(ended).size).toBe(ended.length)
      for (const { id, paid, refunded } of lines)
        if (refunded > 0 && refunded === paid) expect(ended).toContain(id)
    }),
  )
})

describe('which payments give it back', () => {
  const NEWEST_FIRST = [
    { id: 'march', left: 30_00 },
    { id: 'disputed', left: -5_00 },
    { id: 'february', left: 30_00 },
  ]
  test.each([
    { why: 'the newest', wanted: [back('one', 20_00)], parts: [['march', 'one', 20_00]] },
    {
      why: 'the next where it has no more',
      wanted: [back('one', 20_00), back('other', 25_00)],
      parts: [
        ['march', 'one', 20_00],
        ['march', 'other', 10_00],
        ['february', 'other', 15_00],
      ],
    },
    {
      why: 'all of them',
      wanted: [back('one', 60_00)],
      parts: [
        ['march', 'one', 30_00],
        ['february', 'one', 30_00],
      ],
    },
    { why: 'none where they have a cent less', wanted: [back('one', 60_01)], parts: null },
  ])('$why', ({ wanted, parts }) => {
    const found = partsOfRefund(NEWEST_FIRST, wanted)
    expect(
      found?.flatMap(({ payment, lines }) =>
        lines.map(({ order_item_id: id, amount }) => [payment.id, id, amount]),
      ) ?? null,
    ).toEqual(parts)
    for (const { amount, lines } of found ?? [])
      expect(amount).toBe(lines.reduce((sum, each) => sum + each.amount, 0))
  })
})

describe('what a refund comes to', () => {
  const bundle = (more: Partial<PaidLine> = {}) => [
    line('bundle', 100_00, more),
    line('ann', 60_00, { parentId: 'bundle', late: 5_00 }),
    line('ben', 40_00, { parentId: 'bundle' }),
  ]

  test('is the sum of what is wanted, and a plan counts on its bundle too', () => {
    const plan = planRefund([...bundle(), line('one', 50_00)], [back('ann', 20_00), back('one', 30_01)])
    expect(plan?.amount).toBe(50_01)
    expect(plan?.counts).toEqual([
      { id: 'ann', amount: 20_00 },
      { id: 'bundle', amount: 20_00 },
      { id: 'one', amount: 30_01 },
    ])
  })

  test('what is late on a bundle counts once, and not again on its plans', () => {
    expect(planRefund(bundle({ late: 5_00 }), [back('bundle', 100_00)])?.late).toBe(5_00)
  })

  test.each([
    { taken: [true, false], isBeingTaken: true },
    { taken: [false, true], isBeingTaken: true },
    { taken: [false, false], isBeingTaken: false },
  ])('one payment that is being taken is enough to wait for: $taken', ({ taken, isBeingTaken }) => {
    const open = taken.map((isTaken, at) => ({
      id: `p${at}`,
      amount: 50_00,
      isLate: false,
      isBeingTaken: isTaken,
    }))
    expect(planRefund(bundle({ open }), [back('ann', 60_00)])?.isBeingTaken).toBe(isBeingTaken)
  })
})

describe('which payments give it back', () => {
  const payment = (id: string, left: number) => ({ id, left })

  test('one that has nothing left has no part in it', () => {
    const parts = partsOfRefund([payment('first', 0), payment('second', 20_00)], [back('one', 20_00)])
    expect(parts?.map(({ payment: { id }, amount }) => [id, amount])).toEqual([['second', 20_00]])
  })

  test('they have to do for every line, not only for the first', () => {
    expect(partsOfRefund([payment('first', 20_00)], [back('one', 20_00), back('other', 1)])).toBeNull()
  })
})
