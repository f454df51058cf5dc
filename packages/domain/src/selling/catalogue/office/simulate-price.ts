import type { BundleSummary } from '@clubhouse/contract/selling/office/bundles'
import type { CodeSummary } from '@clubhouse/contract/selling/office/discount-codes'
import type { DiscountSummary } from '@clubhouse/contract/selling/office/discounts'
import type { PlanSummary } from '@clubhouse/contract/selling/office/plans'
import { cents, type Cents } from '../../../money/money.ts'
import { isCodeFor, type Line, priceLines } from '../../pricing/price-lines.ts'
import { type ExplainedDiscount, explainPrice, type LineReason } from '../../pricing/why-this-price.ts'
import { inMoney } from './field-words.ts'

export type PricedPlan = Pick<PlanSummary, 'plan_id' | 'name' | 'price' | 'payment_options'>
export type PricedBundle = Pick<
  BundleSummary,
  'bundle_id' | 'name' | 'flat_price' | 'price_cap' | 'is_dynamic_pricing' | 'items'
>

/** What a family would choose. */
export interface Trial {
  plans: readonly { plan: PricedPlan; count: number }[]
  bundles: readonly { bundle: PricedBundle; counts: Readonly<Record<string, number>> }[]
  discounts: readonly Pick<DiscountSummary, 'discount_id' | 'name' | 'type' | 'plans' | 'offerings'>[]
  /** Null where none was typed. */
  code: { typed: string; found: CodeSummary | null } | null
}

export interface Simulated {
  lines: { name: string; why: string; amount: Cents }[]
  /** What is not used has no amount, and says what it lacks. */
  discounts: { name: string; why: string; amount: Cents | null }[]
  code: { name: string; amount: Cents; problem: string | null } | null
  total: Cents
}

/** What the checkout would ask, and why: made by the module that makes every price. */
export function simulatePrice({ plans, bundles, discounts, code }: Trial): Simulated {
  const names = new Map<string, string>()
  const lines: Line[] = []
  const add = (line: Line, name: string) => {
    lines.push(line)
    names.set(line.id, name)
  }
  for (const { plan, count } of plans)
    for (let at = 0; at < count; at += 1) add(planLine(plan, `${plan.plan_id} ${at}`), plan.name)
  for (const { bundle, counts } of bundles) {
    const line = bundleLine(bundle, counts)
    if (line.items.length > 0) add(line, bundle.name)
  }
  const multiBuys = discounts.map(({ discount_id: id, name, type, plans: of, offerings }) => ({
    id,
    name,
    type,
    planIds: of.map(({ plan_id }) => plan_id),
    offerings: offerings.map(({ number_of_products: products, discount_amount: amount }) => ({
      products,
      amount,
    })),
  }))
  const explained = explainPrice(lines, multiBuys)
  const problem = code && codeTrouble(code.found, lines)
  const used = code?.found && problem === null ? { ...code.found, planIds: code.found.plan_ids } : null
  const priced = priceLines(lines, { multiBuys, code: used })
  const off = priced.discounts.find(({ kind }) => kind === 'code')?.amount ?? cents(0)
  return {
    lines: explained.lines.map(({ ids, subtotal, reason }) => ({
      name: names.get(ids[0] ?? '') ?? '',
      why: reasonInWords(reason, ids.length),
      amount: subtotal,
    })),
    discounts: explained.discounts.map((each) => ({
      name: each.name,
      why: discountInWords(each),
      amount: each.isUsed ? each.amount : null,
    })),
    code: code && { name: code.typed, amount: off, problem },
    total: priced.total,
  }
}

/** At once, as most do; a subscription can be paid in no other way (MEMB-19). */
function planLine({ plan_id: planId, price, payment_options: options }: PricedPlan, id: string): Line {
  const isSubscription = options.some(({ type }) => type === 'subscription')
  const payment = isSubscription ? { type: 'subscription' as const, payments: null, initial: null } : null
  return { kind: 'plan', id, planId, price: cents(price), payment }
}

function bundleLine(
  { bundle_id: id, flat_price: flat, price_cap: cap, is_dynamic_pricing: isDynamic, items }: PricedBundle,
  counts: Readonly<Record<string, number>>,
): Extract<Line, { kind: 'bundle' }> {
  const orNull = (amount: number | null) => (amount === null ? null : cents(amount))
  return {
    kind: 'bundle',
    id,
    price: { isDynamic, flatPrice: orNull(flat), priceCap: orNull(cap) },
    items: items.flatMap(({ plan_id: planId, price_in_bundle: price }) =>
      Array.from({ length: counts[planId] ?? 0 }, () => ({ planId, priceInBundle: cents(price) })),
    ),
  }
}

function codeTrouble(code: CodeSummary | null, lines: readonly Line[]): string | null {
  if (!code) return 'There is no such code'
  if (code.state === 'hidden') return 'It’s switched off'
  if (code.state === 'not_yet') return 'It can’t be used yet'
  if (code.state === 'over') return 'Its last day is over'
  if (code.state === 'used_up') return 'It’s used up'
  return lines.some((line) => isCodeFor({ planIds: code.plan_ids }, line))
    ? null
    : 'It isn’t for anything chosen here'
}

function reasonInWords(reason: LineReason, count: number): string {
  switch (reason.kind) {
    case 'price':
      return `${count} × ${inMoney(reason.each)}`
    case 'payments':
      return `${count} × ${reason.payments} payments of ${inMoney(reason.each)}`
    case 'first payment':
      return `${count} × ${inMoney(reason.each)} each time`
    case 'flat':
      return 'One price for the whole bundle'
    case 'sum':
      return `Its ${reason.plans} plans added up`
    case 'cap':
      return `Its ${reason.plans} plans would be ${inMoney(reason.sum)}: the bundle’s most counts`
  }
}

function discountInWords(discount: ExplainedDiscount): string {
  if (!discount.isUsed)
    return discount.inBundles > 0
      ? 'Not used: plans in a bundle don’t count'
      : `Not used: it takes ${discount.missing} more`
  const { offering, of, type } = discount
  const off = type === 'percentage' ? `${offering.amount}%` : inMoney(offering.amount)
  return `For ${offering.products} or more: ${off} of ${inMoney(of)}`
}
