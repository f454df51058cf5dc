import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../../scripts/lib/test-depth.ts'
import type { OpenPayment, PaidLine } from './paid-line.ts'
import { withSharesOfBundles } from './plans-of-bundle.ts'
import { leftOfLines, partsOfRefund, planRefund, type RefundPlan, type WantedBack } from './refund.ts'

/** OPEN-149: somebody who wants more back than came, line by line, in any order and at the worst moment. */

const SMALLEST = 50
const RUNS = { numRuns: runs(400, 20_000), seed: 149 }
const BUNDLE = 'bundle'
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)

interface Made {
  lines: WantedBack[]
  /** As it is counted: a plan's on its bundle, too. */
  counts: { id: string; amount: number }[]
  from: { id: string; amount: number }[]
}

interface World {
  lines: PaidLine[]
  /** The newest first; each is what came in one charge. */
  captured: { id: string; amount: number; back: number }[]
  waiting: OpenPayment[]
  /** What nobody is asked for any more. */
  forgiven: number
  made: Made[]
}

const line = (id: string, total: number, parentId: string | null): PaidLine => ({
  id,
  parentId,
  paid: 0,
  refunded: 0,
  total,
  late: 0,
  open: [],
  paidAtEnd: null,
  isEnded: false,
})

/** A bundle of plans in so many payments, of which the first has come. */
function bought(totals: readonly number[], payments: number): World {
  const total = sum(totals)
  const each = Math.floor(total / payments)
  const first = total - each * (payments - 1)
  return {
    lines: [
      { ...line(BUNDLE, total, null), paid: first },
      ...totals.map((part, at) => line(`plan ${at}`, part, BUNDLE)),
    ],
    captured: [{ id: 'first', amount: first, back: 0 }],
    waiting: Array.from({ length: payments - 1 }, (_, at) => ({
      id: `${at}`,
      amount: each,
      isLate: false,
      isBeingTaken: false,
    })),
    forgiven: 0,
    made: [],
  }
}

const bundleOf = ({ lines }: World) => lines.find(({ id }) => id === BUNDLE) ?? line(BUNDLE, 0, null)
const seen = ({ lines, waiting }: World): PaidLine[] =>
  withSharesOfBundles(
    lines.map((each) =>
      each.id === BUNDLE ? { ...each, open: waiting.filter(({ amount }) => amount > 0) } : each,
    ),
  )

function capture(world: World, id: string): void {
  const due = world.waiting.find((each) => each.id === id)
  if (!due || due.amount === 0) return
  world.waiting = world.waiting.filter((each) => each !== due)
  world.captured = [{ id, amount: due.amount, back: 0 }, ...world.captured]
  change(world, [{ id: BUNDLE, paid: due.amount }])
}

const change = (world: World, by: readonly { id: string; paid?: number; refunded?: number }[]): void => {
  for (const { id, paid = 0, refunded = 0 } of by)
    world.lines = world.lines.map((each) =>
      each.id === id ? { ...each, paid: each.paid + paid, refunded: each.refunded + refunded } : each,
    )
}

/** As the club's transaction does it: judged, counted, split, ended. */
function giveBack(world: World, wanted: readonly WantedBack[]): RefundPlan | null {
  const lines = seen(world)
  const plan = planRefund(lines, wanted, SMALLEST)
  const payments = world.captured.map(({ id, amount, back }) => ({ id, left: amount - back }))
  const parts = plan && !plan.isBeingTaken ? partsOfRefund(payments, wanted) : null
  if (!plan || !parts) return null
  const from = parts.map(({ payment: { id }, amount }) => ({ id, amount }))
  expect(sum(from.map(({ amount }) => amount))).toBe(sum(wanted.map(({ amount }) => amount)))
  for (const { id, amount } of from)
    world.captured = world.captured.map((each) =>
      each.id === id ? { ...each, back: each.back + amount } : each,
    )
  const endsAll = plan.ended.includes(BUNDLE)
  const before = sum(world.waiting.map(({ amount }) => amount))
  world.waiting = endsAll
    ? []
    : world.waiting.map((each) => {
        const gone = sum(plan.split.filter(({ payment }) => payment === each.id).map(({ amount }) => amount))
        const amount = each.amount - gone
        expect(amount === 0 || amount >= Math.min(SMALLEST, each.amount), `${amount} left`).toBe(true)
        return { ...each, amount }
      })
  const after = sum(world.waiting.map(({ amount }) => amount))
  if (!endsAll) expect(before - after).toBe(sum(plan.split.map(({ amount }) => amount)))
  world.forgiven += before - after
  change(
    world,
    plan.counts.map(({ id, amount }) => ({ id, refunded: amount })),
  )
  for (const { id, paid } of plan.leaving)
    expect(world.lines.find((each) => each.id === id)?.refunded, `${id} has all of it back`).toBe(paid)
  const leaving = new Map(plan.leaving.map(({ id, paid }) => [id, paid]))
  world.lines = world.lines.map((each) => ({
    ...each,
    isEnded: each.isEnded || plan.ended.includes(each.id),
    paidAtEnd: each.paidAtEnd ?? leaving.get(each.id) ?? null,
  }))
  world.made.push({ lines: [...wanted], counts: plan.counts, from })
  return plan
}

/** A bank could not give it to anybody: it counts no more, and nobody who has left comes back. */
function failOne(world: World, which: number): void {
  const [failed] = world.made.length > 0 ? world.made.splice(which % world.made.length, 1) : []
  if (!failed) return
  change(
    world,
    failed.counts.map(({ id, amount }) => ({ id, refunded: -amount })),
  )
  for (const { id, amount } of failed.from)
    world.captured = world.captured.map((each) =>
      each.id === id ? { ...each, back: each.back - amount } : each,
    )
}

function expectSound(world: World, price: number): void {
  const { lines, captured, waiting, forgiven, made } = world
  const bundle = bundleOf(world)
  const came = sum(captured.map(({ amount }) => amount))
  const wentBack = sum(captured.map(({ back }) => back))
  expect(bundle.paid).toBe(came)
  expect(came + sum(waiting.map(({ amount }) => amount)) + forgiven, 'all of the price is somewhere').toBe(
    price,
  )
  expect(wentBack, 'no more went back than came').toBeLessThanOrEqual(came)
  for (const { amount, back } of captured) expect(back).toBeLessThanOrEqual(amount)
  expect(bundle.refunded, 'each cent counts once on the bundle').toBe(wentBack)
  expect(sum(made.flatMap((each) => each.lines.map(({ amount }) => amount)))).toBe(wentBack)
  const plans = lines.filter(({ parentId }) => parentId === BUNDLE)
  expect(sum(plans.map(({ refunded }) => refunded))).toBeLessThanOrEqual(bundle.refunded)
  const shared = seen(world)
  for (const [id, left] of leftOfLines(shared)) {
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left, `${id} cannot have more than is left of the bundle`).toBeLessThanOrEqual(
      bundle.paid - bundle.refunded,
    )
    if (left > 0) expect(planRefund(shared, [{ order_item_id: id, amount: left + 1 }], SMALLEST)).toBeNull()
  }
  for (const { paid } of shared.filter(({ parentId }) => parentId !== null))
    expect(paid).toBeGreaterThanOrEqual(0)
  expect(
    sum(shared.filter(({ parentId }) => parentId !== null).map(({ paid }) => paid)),
    'plans were paid no more than their bundle',
  ).toBeLessThanOrEqual(bundle.paid)
}

const totals = fc.array(fc.oneof(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 100, max: 40_000 })), {
  minLength: 1,
  maxLength: 5,
})
const asks = fc.array(
  fc.record({
    which: fc.nat(9),
    /** Of what is left, in thousandths; a little more than all of it, too. */
    share: fc.oneof(fc.constant(1000), fc.integer({ min: 1, max: 1001 })),
  }),
  { minLength: 1, maxLength: 3 },
)
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('capture' as const), which: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('late' as const), which: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('fail' as const), which: fc.nat(9) }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('refund' as const), asks }) },
)

const wantedOf = (world: World, wishes: { which: number; share: number }[]): WantedBack[] => {
  const left = leftOfLines(seen(world))
  return wishes.map(({ which, share }) => {
    const id = world.lines[which % world.lines.length]?.id ?? BUNDLE
    return { order_item_id: id, amount: Math.max(1, Math.ceil(((left.get(id) ?? 0) * share) / 1000)) }
  })
}

type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never

function play(world: World, does: Step): void {
  if (does.does === 'refund') giveBack(world, wantedOf(world, does.asks))
  else if (does.does === 'fail') failOne(world, does.which)
  else {
    const [open] = world.waiting.slice(does.which % Math.max(1, world.waiting.length))
    if (open && does.does === 'capture') capture(world, open.id)
    if (open && does.does === 'late')
      world.waiting = world.waiting.map((each) => (each === open ? { ...each, isLate: true } : each))
  }
}

test('OPEN-149 whatever is paid, given back, lost at a bank and asked for again: no more goes back than came, and the price is accounted for', () => {
  fc.assert(
    fc.property(
      totals,
      fc.integer({ min: 1, max: 6 }),
      fc.array(step, { maxLength: 14 }),
      (plans, payments, steps) => {
        const price = sum(plans)
        const world = bought(plans, payments)
        for (const does of steps) {
          play(world, does)
          expectSound(world, price)
        }
      },
    ),
    RUNS,
  )
})

test('OPEN-149 the order of lines and how they are cut into parts change nothing of what a refund does', () => {
  fc.assert(
    fc.property(
      totals,
      fc.integer({ min: 1, max: 6 }),
      fc.array(step, { maxLength: 8 }),
      asks,
      fc.nat(),
      (plans, payments, steps, wishes, cut) => {
        const world = bought(plans, payments)
        for (const does of steps) play(world, does)
        const wanted = wantedOf(world, wishes)
        const inParts = wanted.toReversed().flatMap((each) => {
          const part = cut % each.amount
          return part === 0
            ? [each]
            : [
                { ...each, amount: part },
                { ...each, amount: each.amount - part },
              ]
        })
        const lines = seen(world)
        const [one, other] = [wanted, inParts].map((each) => planRefund(lines, each, SMALLEST))
        const told = (plan: RefundPlan | null | undefined) =>
          plan && { ...plan, counts: plan.counts.toSorted((a, b) => (a.id < b.id ? -1 : 1)) }
        expect(told(other)).toEqual(told(one))
      },
    ),
    RUNS,
  )
})

test('OPEN-149 who leaves takes their own along: what the others have paid, and are asked for, is theirs to the cent that cannot be shared', () => {
  fc.assert(
    fc.property(
      totals,
      fc.integer({ min: 1, max: 6 }),
      fc.array(fc.record({ comes: fc.nat(2), leaves: fc.nat(9) }), { maxLength: 5 }),
      (plans, payments, turns) => {
        const world = bought(plans, payments)
        for (const { comes, leaves } of turns) {
          for (const { id } of world.waiting.slice(0, comes)) capture(world, id)
          const before = seen(world)
          const { id } = world.lines[1 + (leaves % plans.length)] ?? line('', 0, null)
          const left = leftOfLines(before).get(id) ?? 0
          const asked = sum(world.waiting.map(({ amount }) => amount))
          const plan = left > 0 ? giveBack(world, [{ order_item_id: id, amount: left }]) : null
          if (!plan?.ended.includes(id) || plan.ended.includes(BUNDLE)) continue
          const after = new Map(seen(world).map((each) => [each.id, each]))
          for (const { id: other, paid, parentId } of before) {
            if (parentId === null || other === id) continue
            expect(
              Math.abs((after.get(other)?.paid ?? 0) - paid),
              `${other} has been paid as before`,
            ).toBeLessThanOrEqual(1)
          }
          // Nobody is asked for more since somebody else has left.
          expect(sum(world.waiting.map(({ amount }) => amount))).toBeLessThanOrEqual(asked)
        }
      },
    ),
    RUNS,
  )
})

test('OPEN-149 whoever has all of their part back has left: nobody is left with nothing to give back and a place', () => {
  fc.assert(
    fc.property(
      totals,
      fc.integer({ min: 1, max: 6 }),
      fc.array(step, { maxLength: 12 }),
      (plans, payments, steps) => {
        const world = bought(plans, payments)
        for (const does of steps) {
          play(world, does)
          const shared = seen(world)
          // A cent that cannot be shared goes to another when one of them leaves.
          if (shared.some(({ paidAtEnd }) => paidAtEnd !== null)) return
          for (const { id, paid, refunded, isEnded, parentId } of shared)
            if (parentId !== null && refunded > 0 && refunded >= paid)
              expect(isEnded, `${id} ${refunded} of ${paid}`).toBe(true)
        }
      },
    ),
    RUNS,
  )
})
