import type { Currency } from '@clubhouse/contract/site/club'
import { cents, type Cents } from '../../money/money.ts'
import { allocate } from './allocate.ts'
import { bundlePrice, type BundlePrice } from './bundle-price.ts'
import { type MultiBuy, multiBuyShares } from './multi-buy.ts'
import { type PaymentChoice, type Payments, paymentsFor, subtotalOf } from './payments.ts'
import { discountOn, type DiscountType } from './percentage.ts'
import { smallestCharge } from './smallest-charge.ts'

/** What somebody has chosen, as the prices know it. */
export type Line =
  | {
      kind: 'plan'
      id: string
      planId: string
      price: Cents
      payment: PaymentChoice | null
      /** For those who join early; every other discount is worked out on what it leaves. */
      earlyBird?: OwnDiscount | null
    }
  | {
      kind: 'bundle'
      id: string
      price: BundlePrice
      items: readonly BundleItem[]
      payment?: PaymentChoice | null
    }
  /** Whatever is no membership: a ticket, a jersey. Its own discount is known before. */
  | {
      kind: 'other'
      id: string
      price: Cents
      shopDiscount: OwnDiscount | null
      /** Of what is bought again and again. */
      payment?: PaymentChoice
    }

/** What is taken off one line, whatever else is bought. */
export interface OwnDiscount {
  name: string
  amount: Cents
}

export interface BundleItem {
  planId: string
  priceInBundle: Cents
}

/** A code that was typed, and found to be good for this club, day and person. */
export interface DiscountCode {
  code: string
  type: DiscountType
  amount: number
  /** The plans it is for; null for all. */
  planIds: readonly string[] | null
}

/** DATA-60 */
export type DiscountKind = 'shop_item_discount' | 'early_bird' | 'multiproduct' | 'code'

export interface AppliedDiscount {
  kind: DiscountKind
  name: string
  amount: Cents
}

export interface PricedLine {
  id: string
  /** Before any discount, over all payments that have an end. */
  subtotal: Cents
  discounts: AppliedDiscount[]
  total: Cents
  payments: Payments
}

export interface PricedLines {
  lines: PricedLine[]
  /** DISC-07: what each discount takes off in all. */
  discounts: AppliedDiscount[]
  subtotal: Cents
  total: Cents
  /** DATA-24 */
  today: Payments['today']
  /** What is still to be paid after today, as far as it has an end. */
  later: Cents
}

export interface Offers {
  multiBuys: readonly MultiBuy[]
  code: DiscountCode | null
  /** Of the club: what its smallest charge is depends on it. */
  currency?: Currency
}

/**
 * The one place where prices are made: for the summary, the cart, the checkout, receipts and renewals. A bundle is its own
 * discount: no multi-buy counts its plans. A code comes last, on what is left, and takes nothing off what is no membership.
 */
export function priceLines(lines: readonly Line[], { multiBuys, code, currency }: Offers): PricedLines {
  const open = withMultiBuys(lines, multiBuys)
  if (code) takeCode(open, code)
  const smallest = smallestCharge(currency)
  return summed(open.map((line) => closeLine(line, smallest)))
}

/** What lines cost before a code, and what part of it each of some codes is for. */
export interface BeforeCode {
  total: Cents
  matching: readonly Cents[]
}

/** For whoever compares many ways and needs no shares. No multi-buy sees a bundle, so bundles may be looked at by themselves. */
export function beforeCode(
  lines: readonly Line[],
  multiBuys: readonly MultiBuy[],
  codes: readonly DiscountCode[],
): BeforeCode {
  const open = withMultiBuys(lines, multiBuys)
  return { total: leftOf(open), matching: codes.map((code) => leftOf(matchingOf(code, open))) }
}

function withMultiBuys(lines: readonly Line[], multiBuys: readonly MultiBuy[]): OpenLine[] {
  const open = lines.map(openLine)
  // By their ids: the order in which they were read must not change who pays what.
  for (const multiBuy of multiBuys.toSorted((a, b) => (a.id < b.id ? -1 : 1))) takeMultiBuy(open, multiBuy)
  return open
}

interface OpenLine {
  line: Line
  subtotal: Cents
  /** What its own discount leaves, which the others are worked out on. */
  reduced: Cents
  left: Cents
  discounts: AppliedDiscount[]
}

function openLine(line: Line): OpenLine {
  const subtotal = priceOf(line)
  const own = line.kind === 'other' ? line.shopDiscount : line.kind === 'plan' ? line.earlyBird : null
  const kind = line.kind === 'other' ? 'shop_item_discount' : 'early_bird'
  const amount = cents(Math.min(subtotal, own?.amount ?? 0))
  const discounts: AppliedDiscount[] = own && amount > 0 ? [{ kind, name: own.name, amount }] : []
  const reduced = cents(subtotal - amount)
  return { line, subtotal, reduced, left: reduced, discounts }
}

function priceOf(line: Line): Cents {
  if (line.kind === 'plan') return subtotalOf(line.price, line.payment)
  if (line.kind === 'other') return line.price
  return bundlePrice(
    line.price,
    line.items.map(({ priceInBundle }) => priceInBundle),
  )
}

function takeMultiBuy(open: OpenLine[], multiBuy: MultiBuy): void {
  const plans = open.filter(isPlan)
  const matching = plans.map(({ line, reduced, left }) => ({
    planId: line.planId,
    key: keyOf(line),
    subtotal: reduced,
    left,
  }))
  takeOff(plans, multiBuyShares(multiBuy, matching), { kind: 'multiproduct', name: multiBuy.name })
}

const isPlan = (each: OpenLine): each is OpenLine & { line: Extract<Line, { kind: 'plan' }> } =>
  each.line.kind === 'plan'

/** DISC-08: a code is for memberships. Of a bundle it counts where it is for every plan, or for all that are in it. */
export function isCodeFor({ planIds }: Pick<DiscountCode, 'planIds'>, line: Line): boolean {
  if (line.kind === 'other') return false
  if (planIds === null) return true
  return line.kind === 'plan'
    ? planIds.includes(line.planId)
    : line.items.every(({ planId }) => planIds.includes(planId))
}

function takeCode(open: OpenLine[], code: DiscountCode): void {
  const matching = matchingOf(code, open)
  const shares = allocate(
    discountOn(leftOf(matching), code),
    matching.map((each) => each.left),
    matching.map((each) => keyOf(each.line)),
  )
  takeOff(matching, shares, { kind: 'code', name: code.code })
}

const matchingOf = (code: DiscountCode, open: readonly OpenLine[]): OpenLine[] =>
  open.filter(({ line }) => isCodeFor(code, line))

const leftOf = (open: readonly OpenLine[]): Cents => cents(open.reduce((sum, { left }) => sum + left, 0))

/** The same for lines that cost the same in every way, so it does not matter which of them gets an odd cent. */
function keyOf(line: Line): string {
  if (line.kind === 'other') return ''
  const plans = line.kind === 'plan' ? [line.planId] : line.items.map(({ planId }) => planId).toSorted()
  const { payment } = line
  const own = line.kind === 'plan' ? line.earlyBird?.amount : undefined
  return [...plans, payment?.type, payment?.payments, payment?.initial, own].join(' ')
}

function takeOff(open: OpenLine[], shares: readonly Cents[], what: Omit<AppliedDiscount, 'amount'>): void {
  for (const [at, each] of open.entries()) {
    const amount = shares[at] ?? cents(0)
    if (amount === 0) continue
    each.left = cents(each.left - amount)
    each.discounts.push({ ...what, amount })
  }
}

function closeLine({ line, subtotal, left, discounts }: OpenLine, smallest: Cents): PricedLine {
  const off = cents(subtotal - left)
  const payment = line.payment ?? null
  const price = line.kind === 'plan' ? line.price : subtotal
  const payments = paymentsFor(price, off, payment, smallest)
  return { id: line.id, subtotal, discounts, total: left, payments }
}

function summed(lines: PricedLine[]): PricedLines {
  const sum = (of: (line: PricedLine) => number) => cents(lines.reduce((total, line) => total + of(line), 0))
  return {
    lines,
    discounts: byName(lines.flatMap((line) => line.discounts)),
    subtotal: sum((line) => line.subtotal),
    total: sum((line) => line.total),
    today: {
      subtotal: sum(({ payments }) => payments.today.subtotal),
      discount: sum(({ payments }) => payments.today.discount),
      total: sum(({ payments }) => payments.today.total),
    },
    later: sum(({ payments }) => payments.later.reduce((total, part) => total + part, 0)),
  }
}

function byName(applied: AppliedDiscount[]): AppliedDiscount[] {
  const found = new Map<string, AppliedDiscount>()
  for (const { kind, name, amount } of applied) {
    const key = `${kind} ${name}`
    found.set(key, { kind, name, amount: cents(amount + (found.get(key)?.amount ?? 0)) })
  }
  return [...found.values()]
}
