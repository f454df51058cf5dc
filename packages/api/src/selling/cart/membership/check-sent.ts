import type { BundleInCart, PlanInCart } from '@clubhouse/contract/selling/cart'
import type { Availability, BundleProduct, PlanProduct } from '@clubhouse/contract/selling/catalogue'
import { bundleProblem } from '@clubhouse/domain/selling/catalogue/bundle-limits'
import { accept, refuse, type Result } from '@clubhouse/domain/result'
import type { CartMoment, CartRefusal, SentItem } from '../cart-kind.ts'
import { CUT_OFF, invalidRegistration, NOT_ON_OFFER, OUT_OF_STOCK, said } from '../refusals.ts'
import { isBundleSold, isPlanSold, type Membership, membershipOf, type PlanFacts } from './facts.ts'
import { countsOf } from './show.ts'

/** One person's place in a plan that can be bought. */
export interface Registration {
  place: string
  plan: PlanProduct
  facts: PlanFacts
  sent: PlanInCart
}

/** An item whose plans, limits and ways to pay are in order; the people are still to be looked at. */
export interface CheckedItem {
  sent: SentItem
  product: PlanProduct | BundleProduct
  paymentOptionId: string | null
  registrations: Registration[]
}

export function checkSent(sent: SentItem, at: CartMoment): Result<CheckedItem, CartRefusal> {
  const { item, product } = sent
  if (!product.isActive) return refuse(NOT_ON_OFFER)
  // What can be bought is bought one at a time: each place is somebody's.
  if ('quantity' in item.metadata && (item.metadata.quantity ?? 1) !== 1)
    return refuse(said('invalid_quantity', 'Each plan is for one person, so please add it once for each.'))
  const sold = membershipOf(product, at)
  if (isPlanSold(sold) && 'plan_id' in item.metadata) return checkPlan(sent, sold, item.metadata)
  if (isBundleSold(sold) && 'products' in item.metadata) return checkBundle(sent, sold, item.metadata)
  return refuse(invalidRegistration({ [sent.place]: 'This isn’t what the product needs to be told.' }))
}

function checkPlan(
  sent: SentItem,
  { product, plans }: Membership<PlanProduct>,
  metadata: PlanInCart,
): Result<CheckedItem, CartRefusal> {
  const { place, item } = sent
  if (metadata.plan_id !== item.product_id)
    return refuse(invalidRegistration({ [`${place}.plan_id`]: 'This is another plan.' }))
  const unavailable = whyNot(product.name, product.metadata.availability)
  if (unavailable) return refuse(unavailable)
  const chosen = chosenOption(item, product)
  if (!chosen.ok) return chosen
  const facts = plans.get(metadata.plan_id)
  if (!facts) return refuse(NOT_ON_OFFER)
  const registrations = [{ place, plan: product, facts, sent: metadata }]
  return accept({ sent, product, paymentOptionId: chosen.value, registrations })
}

function checkBundle(
  sent: SentItem,
  { product, plans }: Membership<BundleProduct>,
  { products }: BundleInCart,
): Result<CheckedItem, CartRefusal> {
  const unavailable = whyNot(product.name, product.metadata.availability)
  if (unavailable) return refuse(unavailable)
  const chosen = chosenOption(sent.item, product)
  if (!chosen.ok) return chosen
  const registrations: Registration[] = []
  for (const [index, { product_id: id, metadata }] of products.entries()) {
    const place = `${sent.place}.products.${index}`
    const plan = product.metadata.products.find((each) => each.product_id === id)
    const facts = plans.get(id)
    if (!plan || !facts) return refuse(said('not_in_bundle', `${product.name} doesn’t include this plan.`))
    if (metadata.plan_id !== id)
      return refuse(invalidRegistration({ [`${place}.plan_id`]: 'This is another plan.' }))
    if ((metadata.quantity ?? 1) !== 1)
      return refuse(said('invalid_quantity', 'Each plan is for one person.'))
    const closed = whyNot(plan.name, plan.metadata.availability)
    if (closed) return refuse(closed)
    registrations.push({ place, plan, facts, sent: metadata })
  }
  const problem = bundleProblem(product, countsOf(products.map(({ product_id: id }) => id)))
  if (problem !== null) return refuse(said('bundle_limits', problem))
  return accept({ sent, product, paymentOptionId: chosen.value, registrations })
}

/** Null for all of it at once. */
function chosenOption(
  { payment_option_id: chosen = null }: SentItem['item'],
  { name, metadata }: PlanProduct | BundleProduct,
): Result<string | null, CartRefusal> {
  const isOffered = metadata.payment_options.some(({ payment_option_id: id }) => id === chosen)
  return chosen === null || isOffered ? accept(chosen) : refuse(notPayable(name))
}

function whyNot(name: string, availability: Availability): CartRefusal | null {
  if (availability === 'closed') return CUT_OFF
  if (availability === 'not_open') return said('not_open', `${name} isn’t open yet.`)
  return availability === 'sold_out' ? OUT_OF_STOCK : null
}

const notPayable = (name: string): CartRefusal =>
  said('invalid_payment_option', `${name} can’t be paid in this way. Please choose another one.`)
