import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BankLine, type Candidates, matchLines, type OwingOrder, type Target } from './match-lines.ts'

const order = (number: number, name: string, ...amounts: number[]): OwingOrder => ({
  orderId: `o${number}`,
  number,
  names: [name],
  owed: amounts.map((amount, at) => ({ id: `${number}-${at}`, due: `2026-0${at + 1}-15`, amount })),
})
const line = (text: string, amount: number, day = '2026-03-02', id = text): BankLine => ({
  id,
  day,
  text,
  amount,
})
const ORDERS = [
  order(10_234, 'Aoife Murphy', 3000, 3000),
  order(10_240, 'Seán Ó Briain', 4500),
  order(10_241, 'Mary Walsh', 4500),
]
const PAYOUT = { payoutId: 'p1', amount: 81_237, day: '2026-03-01' }
const TAKEN = {
  paymentId: 't1',
  orderId: 'o10300',
  number: 10_300,
  names: ['Eoin Daly'],
  amount: 2000,
  day: '2026-02-27',
}
const CANDIDATES: Candidates = { orders: ORDERS, taken: [TAKEN], payouts: [PAYOUT] }

const said = (target: Target) =>
  target.kind === 'payout' ? target.payoutId : target.kind === 'taken' ? target.paymentId : target.orderId
const matched = (...lines: BankLine[]) =>
  matchLines(lines, CANDIDATES).map(({ lineId, target, why, isCertain }) => [
    lineId,
    said(target),
    why,
    isCertain,
  ])

describe('what a line says', () => {
  test.each([
    ['the number and the next instalment', 'CLUB SUBS 10234', 3000, ['o10234', 'number', true]],
    ['the number and all that is open', 'ORDER #10234 THANKS', 6000, ['o10234', 'number', true]],
    ['the name as a bank writes it', 'MURPHY A SUBS', 3000, ['o10234', 'name', true]],
    ['a name with accents', 'SEAN O BRIAIN', 4500, ['o10240', 'name', true]],
    ['the amount of one order alone', 'LODGEMENT', 3000, ['o10234', 'amount', false]],
    ['a payout within its days', 'STRIPE PAYMENTS', 81_237, ['p1', 'payout', true]],
    ['what was written down by hand', 'EOIN DALY JERSEY', 2000, ['t1', 'name', true]],
    ['the number of what was written down by hand', '10300', 2000, ['t1', 'number', true]],
  ])('%s', (_, text, amount, expected) => {
    expect(matched(line(text, amount))).toEqual([[text, ...expected]])
  })

  test('what was decided and taken back is proposed at most, and takes nothing from what is certain', () => {
    const undone = { ...line('CLUB SUBS 10234', 3000), wasDecided: true }
    expect(matched(undone)).toEqual([[undone.id, 'o10234', 'number', false]])
    expect(matched(undone, line('MURPHY A', 3000))).toEqual([['MURPHY A', 'o10234', 'name', true]])
  })

  test.each([
    ['the number, but another amount', 'ORDER 10234', 2500],
    ['a surname alone, and the amount of two orders', 'WALSHE MURPHY', 4500],
    ['the amount of two orders', 'LODGEMENT', 4500],
    ['what went out', 'ORDER 10234', -3000],
    ['part of a number', '910234', 1],
    ['a payout after its days', 'STRIPE', 81_237 + 1],
  ])('nothing: %s', (_, text, amount) => {
    expect(matched(line(text, amount))).toEqual([])
  })

  test('a payout that is long past is another one', () => {
    expect(matched(line('STRIPE', 81_237, '2026-03-20'))).toEqual([])
  })

  test('two orders named in one line are for somebody to look at', () => {
    expect(matched(line('10240 10241', 4500))).toEqual([['10240 10241', 'o10240', 'number', false]])
  })

  test('of two lines with the same number the first day has it, however they are ordered', () => {
    const two = [line('10240', 4500, '2026-03-09', 'late'), line('10240', 4500, '2026-03-02', 'early')]
    expect(matched(...two)).toEqual([['early', 'o10240', 'number', true]])
    expect(matched(...two.toReversed())).toEqual([['early', 'o10240', 'number', true]])
  })

  test('what is certain is not taken away by a proposal', () => {
    expect(matched(line('A LODGEMENT', 3000), line('Z 10234', 3000))).toEqual([
      ['Z 10234', 'o10234', 'number', true],
    ])
  })
})

const NAMES = ['Aoife Murphy', 'Sean Walsh', 'Mary Daly', 'Aoife Walsh']
const AMOUNTS = [1000, 1500, 3000]
const aLine = fc.record({
  day: fc.constantFrom('2026-03-01', '2026-03-04', '2026-03-20'),
  text: fc
    .array(fc.constantFrom(...NAMES, '10001', '10002', '10003', 'SUBS', 'MURPHY'), { maxLength: 3 })
    .map((words) => words.join(' ')),
  amount: fc.constantFrom(...AMOUNTS, 2000, 4500, -1000),
})
const anOrder = fc.record({
  names: fc.subarray(NAMES, { minLength: 1, maxLength: 2 }),
  owed: fc.array(fc.constantFrom(...AMOUNTS), { minLength: 1, maxLength: 3 }),
})
const world = fc.record({
  lines: fc
    .array(aLine, { maxLength: 12 })
    .map((all) => all.map((each, at): BankLine => ({ ...each, id: `l${at}` }))),
  orders: fc.array(anOrder, { maxLength: 6 }).map((all) =>
    all.map(({ names, owed }, at): OwingOrder => ({
      orderId: `o${at}`,
      number: 10_001 + at,
      names,
      owed: owed.map((amount, n) => ({ id: `o${at}-${n}`, due: `2026-0${n + 1}-01`, amount })),
    })),
  ),
  payouts: fc
    .array(fc.constantFrom(...AMOUNTS), { maxLength: 2 })
    .map((all) => all.map((amount, at) => ({ payoutId: `p${at}`, amount, day: '2026-03-01' }))),
})

test('each line and each thing owed once, sums to the cent, and the order of lines says nothing', () => {
  fc.assert(
    fc.property(world, fc.func(fc.nat()), ({ lines, orders, payouts }, weight) => {
      const candidates = { orders, payouts, taken: [] }
      const matches = matchLines(lines, candidates)
      expect(new Set(matches.map(({ lineId }) => lineId)).size).toBe(matches.length)
      expect(new Set(matches.map(({ target }) => said(target))).size).toBe(matches.length)
      const owed = new Map(orders.flatMap((each) => each.owed.map(({ id, amount }) => [id, amount])))
      for (const { lineId, target } of matches) {
        const amount = lines.find(({ id }) => id === lineId)?.amount
        if (target.kind === 'order')
          expect(target.paymentIds.reduce((sum, id) => sum + (owed.get(id) ?? 0), 0)).toBe(amount)
        if (target.kind === 'payout')
          expect(payouts.find(({ payoutId }) => payoutId === target.payoutId)?.amount).toBe(amount)
      }
      const shuffled = lines.toSorted((one, other) => weight(one.id) - weight(other.id))
      expect(matchLines(shuffled, candidates)).toEqual(matches)
    }),
    { numRuns: 2000 },
  )
})

test('nothing is certain that another could be as well: without it, no other has as good a reason', () => {
  fc.assert(
    fc.property(world, ({ lines, orders, payouts }) => {
      const candidates = { orders, payouts, taken: [] }
      for (const { lineId, target, why } of matchLines(lines, candidates).filter(
        (match) => match.isCertain,
      )) {
        const own = lines.filter(({ id }) => id === lineId)
        const [other] = matchLines(own, {
          taken: [],
          orders: orders.filter(({ orderId }) => orderId !== said(target)),
          payouts: payouts.filter(({ payoutId }) => payoutId !== said(target)),
        })
        expect(other?.why === why && other.isCertain).toBe(false)
        expect(why).not.toBe('amount')
      }
    }),
    { numRuns: 2000 },
  )
})
