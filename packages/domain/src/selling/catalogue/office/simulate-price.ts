import type { BundleSummary } from '@clubhouse/contract/selling/office/bundles'
import type { CodeSummary } from '@clubhouse/contract/selling/office/discount-codes'
import type { DiscountSummary } from '@clubhouse/contract/selling/office/discounts'
import type { PlanSummary } from '@clubhouse/contract/selling/office/plans'
import { cents, type Cents } from '../../../money/money.ts'
import {
  cheapestCombination,
  type OfferedBundle,
  type WantedPlan,
} from '../../pricing/cheaper-combination.ts'
import type { MultiBuy } from '../../pricing/multi-buy.ts'
import type { PaymentChoice } from '../../pricing/payments.ts'
import { type DiscountCode, isCodeFor, type Line, priceLines } from '../../pricing/price-lines.ts'
import { type ExplainedDiscount, explainPrice, type LineReason } from '../../pricing/why-this-price.ts'
import { earlyBirdDiscount, earlyBirdOn } from '../early-bird.ts'
import { numberOfPayments } from '../payment-count.ts'

export type PricedPlan = Pick<
  PlanSummary,
  'plan_id' | 'name' | 'price' | 'payment_options' | 'is_juvenile' | 'ends_on'
>
export type PricedBundle = Pick<
  BundleSummary,
  | 'bundle_id'
  | 'name'
  | 'flat_price'
  | 'price_cap'
  | 'is_dynamic_pricing'
  | 'items'
  | 'valid_from'
  | 'valid_to'
  | 'adults_min'
  | 'adults_max'
  | 'juveniles_min'
  | 'juveniles_max'
>
type PricedDiscount = Pick<
  DiscountSummary,
  'discount_id' | 'name' | 'kind' | 'type' | 'ends_on' | 'plans' | 'offerings'
>

/** What a family would choose, and when. */
export interface Trial {
  plans: readonly { plan: PricedPlan; count: number }[]
  bundles: readonly PricedBundle[]
  discounts: readonly PricedDiscount[]
  /** Null where none was typed. */
  code: { typed: string; found: CodeSummary | null } | null
  /** The day on which they join. */
  on: string
  /** As they chose, or put together in the cheapest way. */
  isCheapest: boolean
  /** How amounts are said. */
  money: (amount: Cents) => string
}

export interface Simulated {
  lines: { name: string; why: string; amount: Cents }[]
  /** What is not used has no amount, and says what it lacks. */
  discounts: { name: string; why: string; amount: Cents | null }[]
  code: { name: string; amount: Cents; problem: string | null } | null
  total: Cents
  /** Paid in parts, where a plan can be: what is paid on the day, and of how many. */
  inParts: { today: Cents; payments: number } | null
  /** The same plans for less; null where there is no such way, or it is shown already. */
  cheaper: { names: string[]; total: Cents; saves: Cents } | null
}

/** What the checkout would ask on a day, and why: made by the modules that make every price. */
export function simulatePrice({ plans, bundles, discounts, code, on, isCheapest, money }: Trial): Simulated {
  const names = new Map([
    ...plans.map(({ plan }) => [plan.plan_id, plan.name] as const),
    ...bundles.map((bundle) => [bundle.bundle_id, bundle.name] as const),
  ])
  const wanted = plans.flatMap(({ plan, count }) =>
    Array.from({ length: count }, (_, at) => wantedOf(plan, `${plan.plan_id} ${at}`, discounts, on)),
  )
  const multiBuys = discounts.filter(({ kind }) => kind === 'multi_buy').map(multiBuyOf)
  const chosen = wanted.map(lineOf)
  const problem = code && codeTrouble(code.found, chosen)
  const used = code?.found && problem === null ? { ...code.found, planIds: code.found.plan_ids } : null
  const offered = bundles.filter((bundle) => isOffered(bundle, on)).map(offeredOf)
  const best = cheapestCombination(wanted, { bundles: offered, multiBuys, codes: used ? [used] : [] })
  const lines = isCheapest ? best.lines : chosen
  const priced = priceLines(lines, { multiBuys, code: used })
  const explained = explainPrice(lines, multiBuys)
  const off = priced.discounts.find(({ kind }) => kind === 'code')?.amount ?? cents(0)
  const nameOf = (id = '') => names.get(id.split(/[ :]/)[0] ?? '') ?? ''
  const early = explained.lines.flatMap(({ ids, earlyBird }) =>
    earlyBird ? [{ name: earlyBird.name, why: nameOf(ids[0]), amount: earlyBird.amount }] : [],
  )
  return {
    lines: explained.lines.map(({ ids, subtotal, reason }) => ({
      name: nameOf(ids[0]),
      why: reasonInWords(reason, ids.length, money),
      amount: subtotal,
    })),
    discounts: [
      ...early,
      ...explained.discounts.map((each) => ({
        name: each.name,
        why: discountInWords(each, money),
        amount: each.isUsed ? each.amount : null,
      })),
    ],
    code: code && { name: code.typed, amount: off, problem },
    total: priced.total,
    inParts: partsOf(lines, plans, { multiBuys, code: used }, on),
    cheaper: best.total < priced.total ? cheaperIn(best, priced.total, nameOf) : null,
  }
}

function cheaperIn(
  best: ReturnType<typeof cheapestCombination>,
  total: Cents,
  nameOf: (id: string) => string,
): Simulated['cheaper'] {
  const bundleIds = best.placed.flatMap(({ bundleId }) => bundleId ?? [])
  const saves = cents(total - best.total)
  return { names: [...new Set(bundleIds)].map(nameOf), total: best.total, saves }
}

/** At once, as most do; a subscription can be paid in no other way (MEMB-19). */
function wantedOf(
  { plan_id: planId, price, payment_options: options, is_juvenile: isJuvenile }: PricedPlan,
  id: string,
  discounts: readonly PricedDiscount[],
  on: string,
): WantedPlan {
  const isSubscription = options.some(({ type }) => type === 'subscription')
  const payment = isSubscription ? { type: 'subscription' as const, payments: null, initial: null } : null
  const birds = discounts.flatMap(({ name, kind, type, ends_on: until, plans, offerings: [first] }) =>
    kind === 'early_bird' && until && first && plans.some(({ plan_id: each }) => each === planId)
      ? [{ name, type, until, amount: first.discount_amount }]
      : [],
  )
  const bird = isSubscription ? null : earlyBirdOn(birds, price, on)
  return { id, planId, isJuvenile, price: cents(price), payment, earlyBird: bird && earlyBirdDiscount(bird) }
}

const lineOf = ({ id, planId, price, payment, earlyBird = null }: WantedPlan): Line => ({
  kind: 'plan',
  id,
  planId,
  price,
  payment,
  earlyBird,
})

/** Each plan by the first way in parts that it has on that day. */
function partsOf(
  lines: readonly Line[],
  plans: Trial['plans'],
  offers: { multiBuys: readonly MultiBuy[]; code: DiscountCode | null },
  on: string,
): Simulated['inParts'] {
  const choices = new Map(plans.map(({ plan }) => [plan.plan_id, partsChoice(plan, on)] as const))
  const inParts = lines.map((line): Line => {
    if (line.kind !== 'plan' || line.payment !== null) return line
    const payment = choices.get(line.planId)
    return payment ? { ...line, payment } : line
  })
  if (inParts.every((line, at) => line === lines[at])) return null
  const { lines: priced, today } = priceLines(inParts, offers)
  const payments = Math.max(...priced.map((line) => line.payments.later.length + 1))
  return payments > 1 ? { today: today.total, payments } : null
}

function partsChoice(
  { payment_options: options, ends_on: endsOn }: PricedPlan,
  on: string,
): PaymentChoice | null {
  const option = options.find(({ type }) => type !== 'subscription')
  if (!option) return null
  const { type, initial_payment: initial } = option
  const payments = numberOfPayments(option, { today: on, endsOn })
  return { type, payments, initial: initial === null ? null : cents(initial) }
}

const multiBuyOf = ({ discount_id: id, name, type, plans, offerings }: PricedDiscount): MultiBuy => ({
  id,
  name,
  type,
  planIds: plans.map(({ plan_id }) => plan_id),
  offerings: offerings.map(({ number_of_products: products, discount_amount: amount }) => ({
    products,
    amount,
  })),
})

const isOffered = ({ valid_from: from, valid_to: to }: PricedBundle, on: string): boolean =>
  (from === null || from <= on) && (to === null || on <= to)

function offeredOf(bundle: PricedBundle): OfferedBundle {
  const orNull = (amount: number | null) => (amount === null ? null : cents(amount))
  return {
    id: bundle.bundle_id,
    price: {
      isDynamic: bundle.is_dynamic_pricing,
      flatPrice: orNull(bundle.flat_price),
      priceCap: orNull(bundle.price_cap),
    },
    items: bundle.items.map(
      ({ plan_id: planId, price_in_bundle: price, min_allowed: min, max_allowed: max }) => ({
        planId,
        priceInBundle: cents(price),
        min: min ?? 0,
        max,
      }),
    ),
    adults: { min: bundle.adults_min ?? 0, max: bundle.adults_max },
    juveniles: { min: bundle.juveniles_min ?? 0, max: bundle.juveniles_max },
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

type Money = Trial['money']

function reasonInWords(reason: LineReason, count: number, money: Money): string {
  switch (reason.kind) {
    case 'price':
      return `${count} × ${money(reason.each)}`
    case 'payments':
      return `${count} × ${reason.payments} payments of ${money(reason.each)}`
    case 'first payment':
      return `${count} × ${money(reason.each)} each time`
    case 'flat':
      return 'One price for the whole bundle'
    case 'sum':
      return `Its ${reason.plans} plans added up`
    case 'cap':
      return `Its ${reason.plans} plans would be ${money(reason.sum)}: the bundle’s most counts`
  }
}

function discountInWords(discount: ExplainedDiscount, money: Money): string {
  if (!discount.isUsed)
    return discount.inBundles > 0
      ? 'Doesn’t apply to plans in a bundle'
      : `You’d need ${discount.missing} more`
  const { offering, of, type } = discount
  const off = type === 'percentage' ? `${offering.amount}%` : money(cents(offering.amount))
  return `For ${offering.products} or more: ${off} of ${money(of)}`
}
