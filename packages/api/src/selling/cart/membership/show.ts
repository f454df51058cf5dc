import type { LineProblem } from '@clubhouse/contract/selling/cart'
import type {
  Availability,
  BundleProduct,
  PaymentOption,
  PlanProduct,
} from '@clubhouse/contract/selling/catalogue'
import { bundleProblem } from '@clubhouse/domain/selling/catalogue/bundle-limits'
import { cents, type Cents } from '@clubhouse/domain/money/money'
import { bundlePrice } from '@clubhouse/domain/selling/pricing/bundle-price'
import { bundlePriceOf, lineOf, optionFor, priceInBundle } from '@clubhouse/domain/selling/pricing/line-of'
import type { CartMoment, Demand, StoredItem, ShownLine, SoldProduct } from '../cart-kind.ts'
import { isBundleSold, isPlanSold, type Membership, membershipOf, type PlanFacts } from './facts.ts'

/** A plan or a bundle in a cart, by today's catalogue. */
export function showMembership(item: StoredItem, product: SoldProduct, at: CartMoment): ShownLine {
  const sold = membershipOf(product, at)
  if (isPlanSold(sold)) return shownPlan(item, sold)
  if (isBundleSold(sold)) return shownBundle(item, sold)
  throw new Error(`${product.type} is no membership`)
}

function shownPlan(item: StoredItem, sold: Membership<PlanProduct>): ShownLine {
  const { product, program, plans } = sold
  const plan = plans.get(product.metadata.plan_id)
  return {
    line: lineOf(product, { id: item.id, payment_option_id: item.paymentOptionId }),
    unitPrice: cents(product.price),
    programId: product.metadata.program_id,
    title: program,
    paymentOption: optionFor(product, item.paymentOptionId),
    paymentOptions: fewestFirst(product.metadata.payment_options),
    endsOn: product.metadata.subscription.period.end,
    isDynamicPricing: false,
    demands: demandsOf(plan ? [plan] : []),
    problem: problemOf(sold.isActive, product) ?? optionProblem(item, product),
    inside: [],
  }
}

function shownBundle(item: StoredItem, sold: Membership<BundleProduct>): ShownLine {
  const { product, program, plans } = sold
  const inside = item.inside.flatMap((each) => {
    const plan = plans.get(each.productId)
    return plan ? [{ each, plan, offered: planInside(product, each.productId) }] : []
  })
  return {
    line: lineOf(product, {
      id: item.id,
      plan_ids: inside.map(({ plan }) => plan.planId),
      payment_option_id: item.paymentOptionId,
    }),
    unitPrice: priceOfBundle(
      product,
      inside.map(({ plan }) => plan.planId),
    ),
    programId: product.metadata.program_id,
    title: program,
    paymentOption: optionFor(product, item.paymentOptionId),
    paymentOptions: fewestFirst(product.metadata.payment_options),
    endsOn: null,
    isDynamicPricing: product.metadata.is_dynamic_pricing,
    demands: [...(sold.shelf ? [sold.shelf] : []), ...demandsOf(inside.map(({ plan }) => plan))],
    problem:
      problemOf(sold.isActive, product) ?? insideProblem(product, inside) ?? optionProblem(item, product),
    inside: inside.map(({ each, plan, offered }) => ({
      item: each,
      product: {
        product_id: plan.planId,
        name: plan.name,
        type: 'Plan',
        slug: plan.slug,
        metadata: { program_id: plan.programId },
      },
      endsOn: plan.endsOn,
      weight: offered ? priceInBundle(offered) : cents(0),
    })),
  }
}

const planInside = ({ metadata }: BundleProduct, planId: string): PlanProduct | null =>
  metadata.products.find((plan) => plan.metadata.plan_id === planId) ?? null

/** What a bundle of these plans costs, before any discount. */
export function priceOfBundle(bundle: BundleProduct, planIds: readonly string[]): Cents {
  const items = planIds.flatMap((planId) => planInside(bundle, planId) ?? [])
  return bundlePrice(bundlePriceOf(bundle), items.map(priceInBundle))
}

export const demandsOf = (plans: readonly PlanFacts[]): Demand[] =>
  plans.flatMap(({ stockId, left, name }) =>
    stockId === null || left === null ? [] : [{ stockId, left, name, count: 1 }],
  )

type Sold = PlanProduct | BundleProduct

function problemOf(isActive: boolean, { name, metadata }: Sold): LineProblem | null {
  if (!isActive)
    return { kind: 'gone', message: `${name} is no longer on offer. Please remove it to continue.` }
  return SAID[metadata.availability]?.(name) ?? null
}

const SAID: Partial<Record<Availability, (name: string) => LineProblem>> = {
  sold_out: (name) => ({ kind: 'sold_out', message: `${name} is sold out. Please remove it to continue.` }),
  closed: (name) => ({ kind: 'expired', message: `${name} has closed. Please remove it to continue.` }),
  not_open: (name) => ({ kind: 'gone', message: `${name} isn’t open yet. Please remove it to continue.` }),
}

/** A plan inside may have gone or closed by itself, and the club may have changed what the bundle takes. */
function insideProblem(
  bundle: BundleProduct,
  inside: readonly { plan: PlanFacts; offered: PlanProduct | null }[],
): LineProblem | null {
  for (const { plan, offered } of inside) {
    const problem = problemOf(plan.isActive && offered !== null, offered ?? { ...bundle, name: plan.name })
    if (problem) return problem
  }
  const counts = countsOf(inside.map(({ plan }) => plan.planId))
  const broken = bundleProblem(bundle, counts)
  if (broken === null) return null
  return {
    kind: 'gone',
    message: `${bundle.name} has changed (${broken}). Please remove it and choose again.`,
  }
}

export function countsOf(planIds: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const id of planIds) counts[id] = (counts[id] ?? 0) + 1
  return counts
}

/** Paid at once in its place, which is for the buyer to know before they pay. */
function optionProblem({ paymentOptionId: chosen }: StoredItem, product: Sold): LineProblem | null {
  const isOffered =
    chosen === null ||
    optionFor(product, chosen)?.type === 'subscription' ||
    product.metadata.payment_options.some(({ payment_option_id: id }) => id === chosen)
  if (isOffered) return null
  const message = `${product.name} can’t be paid in the way you chose any more. Please choose how to pay.`
  return { kind: 'repriced', message }
}

/** CART-14: all at once is no option of its own and comes before them; then the fewest payments. */
const fewestFirst = (options: readonly PaymentOption[]): PaymentOption[] =>
  options.toSorted((a, b) => (a.number_of_payments ?? Infinity) - (b.number_of_payments ?? Infinity))
