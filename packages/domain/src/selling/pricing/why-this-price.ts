import { cents, type Cents } from '../../money/money.ts'
import { type MultiBuy, type Offering, offeringFor } from './multi-buy.ts'
import { type Line, type OwnDiscount, type PricedLine, priceLines } from './price-lines.ts'

/** What made a line cost what it costs, before any discount. */
export type LineReason =
  | { kind: 'price'; each: Cents }
  /** A subscription with an end: all its payments together. */
  | { kind: 'payments'; each: Cents; payments: number }
  /** A subscription without an end: the first payment. */
  | { kind: 'first payment'; each: Cents }
  | { kind: 'flat' }
  | { kind: 'sum'; plans: number }
  | { kind: 'cap'; plans: number; sum: Cents }

export interface ExplainedLine {
  /** Of all lines that are alike. */
  ids: string[]
  subtotal: Cents
  reason: LineReason
  /** For joining early, of all of them together. */
  earlyBird: OwnDiscount | null
}

export type ExplainedDiscount = { id: string; name: string; type: MultiBuy['type'] } & (
  | {
      isUsed: true
      amount: Cents
      offering: Offering
      /** What the plans that it counts cost. */
      of: Cents
      /** More of them would reach this. */
      next: (Offering & { missing: number }) | null
    }
  | {
      isUsed: false
      offering: Offering
      /** How many of its plans are chosen by themselves, and how many more it takes. */
      have: number
      missing: number
      /** Plans of it that stand in a bundle, which is a discount of its own. */
      inBundles: number
    }
)

export interface Explanation {
  lines: ExplainedLine[]
  discounts: ExplainedDiscount[]
  total: Cents
}

/** Line by line, the price that `priceLines` makes: what each costs and why, which discounts are used and what the others lack. */
export function explainPrice(lines: readonly Line[], multiBuys: readonly MultiBuy[]): Explanation {
  // By their ids: two that bear the same name are summed up by it.
  const byId = multiBuys.map((each) => ({ ...each, name: each.id }))
  const priced = priceLines(lines, { multiBuys: byId, code: null })
  const explained = new Map<string, ExplainedLine>()
  for (const [at, line] of lines.entries()) {
    const subtotal = priced.lines[at]?.subtotal ?? cents(0)
    const key = line.kind === 'plan' ? `plan ${line.planId} ${subtotal}` : line.id
    const alike = explained.get(key)
    const earlyBird = earlyBirdIn(priced.lines[at])
    if (alike) {
      alike.ids.push(line.id)
      alike.subtotal = cents(alike.subtotal + subtotal)
      alike.earlyBird &&= {
        ...alike.earlyBird,
        amount: cents(alike.earlyBird.amount + (earlyBird?.amount ?? 0)),
      }
    } else explained.set(key, { ids: [line.id], subtotal, reason: reasonOf(line, subtotal), earlyBird })
  }
  const taken = (id: string) => priced.discounts.find(({ name }) => name === id)?.amount ?? cents(0)
  return {
    lines: [...explained.values()],
    discounts: multiBuys.flatMap((each) => explainDiscount(each, lines, priced.lines, taken(each.id)) ?? []),
    total: priced.total,
  }
}

function earlyBirdIn(line: PricedLine | undefined): OwnDiscount | null {
  const found = line?.discounts.find(({ kind }) => kind === 'early_bird')
  return found ? { name: found.name, amount: found.amount } : null
}

function reasonOf(line: Line, subtotal: Cents): LineReason {
  if (line.kind === 'other') return { kind: 'price', each: line.price }
  if (line.kind === 'plan') {
    const { price: each, payment } = line
    if (payment?.type !== 'subscription') return { kind: 'price', each }
    return payment.payments === null
      ? { kind: 'first payment', each }
      : { kind: 'payments', each, payments: payment.payments }
  }
  const { flatPrice, isDynamic } = line.price
  if (flatPrice !== null && !isDynamic) return { kind: 'flat' }
  const sum = cents(line.items.reduce((total, { priceInBundle }) => total + priceInBundle, 0))
  const plans = line.items.length
  return sum > subtotal ? { kind: 'cap', plans, sum } : { kind: 'sum', plans }
}

/** Null for a discount that has nothing to offer to anybody. */
function explainDiscount(
  { id, name, type, planIds, offerings }: MultiBuy,
  lines: readonly Line[],
  priced: readonly PricedLine[],
  amount: Cents,
): ExplainedDiscount | null {
  const matching = lines.map((line) => line.kind === 'plan' && planIds.includes(line.planId))
  const have = matching.filter(Boolean).length
  const reached = offeringFor(offerings, have)
  const next = offerings
    .filter(({ products }) => products > have)
    .toSorted((a, b) => a.products - b.products)[0]
  if (reached) {
    const costOf = (line: PricedLine) => line.subtotal - (earlyBirdIn(line)?.amount ?? 0)
    const of = cents(priced.reduce((sum, line, at) => sum + (matching[at] ? costOf(line) : 0), 0))
    const more = next ? { ...next, missing: next.products - have } : null
    return { id, name, type, isUsed: true, amount, offering: reached, of, next: more }
  }
  if (!next) return null
  const inBundles = lines
    .flatMap((line) => (line.kind === 'bundle' ? line.items : []))
    .filter(({ planId }) => planIds.includes(planId)).length
  return { id, name, type, isUsed: false, offering: next, have, missing: next.products - have, inBundles }
}
