import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BundleProduct, PaymentOption, PlanProduct } from '@clubhouse/contract/selling/catalogue'
import { ShoppingCart } from '@clubhouse/contract/selling/cart'
import { asSoldNow } from '@clubhouse/domain/selling/catalogue/as-sold-now'
import { cents } from '@clubhouse/domain/money/money'
import { lineOf } from '@clubhouse/domain/selling/pricing/line-of'
import type { MultiBuy } from '@clubhouse/domain/selling/pricing/multi-buy'
import { priceLines } from '@clubhouse/domain/selling/pricing/price-lines'
import { aBundle, aPlan } from '@clubhouse/domain/testing/a-plan'
import { runs } from '../../../../../scripts/lib/test-depth.ts'
import type { ProductRows } from '../catalogue/port.ts'
import type { StoredCart } from './stored-cart.ts'
import { Kinds } from './kinds.ts'
import { membershipKind } from './membership/kind.ts'
import type { StoredItem, SoldProduct } from './cart-kind.ts'
import { showCart } from './show-cart.ts'

const RUNS = runs(500, 10_000)
const AT = { now: new Date('2026-11-15T12:00:00Z'), today: '2026-11-15', currency: 'EUR' } as const
const kinds = new Kinds([membershipKind(undefined as never)])

const uuid = (n: number) => `00000000-0000-4000-9000-${String(n).padStart(12, '0')}`
const amount = fc.integer({ min: 0, max: 500_00 })

const OPTIONS: (PaymentOption | null)[] = [
  null,
  option(1, { type: 'instalment', number_of_payments: 7 }),
  option(2, { type: 'instalment', number_of_payments: 4, initial_payment: 33_33 }),
  option(3, { type: 'subscription', frequency: 'weekly' }),
  option(4, { type: 'subscription' }),
]
/** The one whose subscription has no end. */
const ENDLESS = 4
function option(id: number, more: Partial<PaymentOption>): PaymentOption {
  return {
    payment_option_id: uuid(900 + id),
    type: 'instalment',
    frequency: 'monthly',
    occurrence: 1,
    number_of_payments: null,
    initial_payment: null,
    ...more,
  }
}

/** A club's plans and a bundle of the first two of them. */
const catalogue = fc
  .record({
    prices: fc.array(amount, { minLength: 5, maxLength: 5 }),
    inBundle: fc.tuple(amount, amount),
    flat: fc.option(amount),
    cap: fc.option(amount),
    isDynamic: fc.boolean(),
  })
  .map(({ prices, inBundle, flat, cap, isDynamic }) => {
    const plans = prices.map((price, at) =>
      aPlan({
        product_id: uuid(at),
        price,
        name: `Plan ${at}`,
        metadata: {
          plan_id: uuid(at),
          subscription: { period: { end: at === ENDLESS ? null : '2027-06-30' } },
          payment_options: OPTIONS[at] ? [OPTIONS[at]] : [],
        },
      }),
    )
    const products = plans.slice(0, 2).map((plan, at) => ({
      ...plan,
      metadata: {
        ...plan.metadata,
        bundle_item_condition: { min_allowed: null, max_allowed: null, price_in_bundle: inBundle[at] ?? 0 },
      },
    }))
    const terms = {
      flat_price: flat,
      price_cap: cap,
      is_dynamic_pricing: isDynamic || (flat ?? cap) === null,
    }
    return { plans, bundle: aBundle({ product_id: uuid(50), metadata: { products, ...terms } }) }
  })

const chosen = fc.array(
  fc.oneof(
    fc.record({ plan: fc.nat({ max: ENDLESS }), pays: fc.boolean() }),
    fc.record({ bundled: fc.array(fc.nat({ max: 1 }), { minLength: 1, maxLength: 4 }) }),
  ),
  { maxLength: 8 },
)

const offers = fc.record({
  // Two of the same id are one row of the club's.
  multiBuys: fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('a', 'b'),
      name: fc.constantFrom('Brothers and sisters', 'Early'),
      type: fc.constantFrom('percentage' as const, 'fixed' as const),
      planIds: fc.constant([uuid(0), uuid(1), uuid(2)]),
      offerings: fc.constant([{ products: 2, amount: 10 }]),
    }),
    { maxLength: 2, selector: ({ id }) => id },
  ),
  code: fc.option(
    fc.record({
      type: fc.constantFrom('percentage' as const, 'fixed' as const),
      amount: fc.integer({ min: 1, max: 100 }),
    }),
  ),
})

type Catalogue = typeof catalogue extends fc.Arbitrary<infer T> ? T : never
type Chosen = typeof chosen extends fc.Arbitrary<infer T> ? T : never

const sold = (product: PlanProduct | BundleProduct, plans: readonly PlanProduct[]): SoldProduct => ({
  id: product.product_id,
  type: product.type,
  slug: product.slug,
  name: product.name,
  isActive: true,
  facts: {
    sold: rowsOf(product),
    program: 'Season',
    shelf: null,
    plans: plans.map((plan) => ({
      planId: plan.product_id,
      name: plan.name,
      slug: plan.slug,
      isActive: true,
      programId: uuid(99),
      endsOn: null,
      memberFormId: '',
      guardianFormId: null,
      stockId: null,
      left: null,
    })),
  },
})
/** As the catalogue reads them. */
function rowsOf(product: PlanProduct | BundleProduct): ProductRows {
  if (product.type === 'Plan')
    return { today: AT.today, reduces: true, bundle: null, early_birds: null, ...planRows(product) }
  const { metadata } = product
  return {
    today: AT.today,
    reduces: true,
    product: productRow(product),
    plan: null,
    remaining: null,
    bundle: {
      program_id: metadata.program_id,
      flat_price: metadata.flat_price,
      price_cap: metadata.price_cap,
      is_dynamic_pricing: metadata.is_dynamic_pricing,
      valid_from: null,
      valid_to: null,
      adults_min: null,
      adults_max: null,
      juveniles_min: null,
      juveniles_max: null,
      payment_options: metadata.payment_options,
    },
    items: metadata.products.map((plan) => ({
      ...planRows(plan),
      item: plan.metadata.bundle_item_condition ?? {
        min_allowed: null,
        max_allowed: null,
        price_in_bundle: 0,
      },
    })),
  }
}
const productRow = ({ product_id: id, slug, name, description }: PlanProduct | BundleProduct) => ({
  id,
  slug,
  name,
  description,
})
const planRows = (plan: PlanProduct) => ({
  product: productRow(plan),
  plan: {
    program_id: plan.metadata.program_id,
    price: plan.price,
    is_juvenile: plan.metadata.is_juvenile,
    age_from: null,
    age_to: null,
    age_on: null,
    ends_on: plan.metadata.subscription.period.end,
    opens_at: null,
    closes_at: null,
    payment_options: plan.metadata.payment_options,
  },
  remaining: null,
  program_ends_on: null,
})
const stored = (plan: PlanProduct) => ({ ...plan, earlyBirds: [], closes: { at: null, on: null } })

const item = (id: string, productId: string, more: Partial<StoredItem> = {}): StoredItem => ({
  id,
  parentId: null,
  productId,
  paymentOptionId: null,
  position: 0,
  quantity: 1,
  priceSeen: cents(0),
  metadata: {},
  memberId: null,
  firstName: null,
  lastName: null,
  memberAnswersId: null,
  guardianAnswersId: null,
  inside: [],
  ...more,
})

function itemsOf({ bundle }: Catalogue, picks: Chosen): StoredItem[] {
  return picks.map((pick, at) => {
    if ('plan' in pick)
      return item(uuid(100 + at), uuid(pick.plan), {
        paymentOptionId: pick.pays ? (OPTIONS[pick.plan]?.payment_option_id ?? null) : null,
      })
    const inside = pick.bundled.map((plan, index) => item(uuid(1000 + at * 10 + index), uuid(plan)))
    return item(uuid(100 + at), bundle.product_id, { inside })
  })
}

function storedCart(
  world: Catalogue,
  items: StoredItem[],
  multiBuys: MultiBuy[],
  code: StoredCart['code'],
): StoredCart {
  const products = [...world.plans, world.bundle].map((product) => sold(product, world.plans))
  return {
    at: AT,
    country: 'Ireland',
    cart: null,
    ownCartId: null,
    items,
    multiBuys,
    code,
    typedCode: null,
    features: ['Membership', 'Checkout'],
    products: new Map(products.map((product) => [product.id, product])),
  }
}

const wholeCode = (code: { type: 'percentage' | 'fixed'; amount: number } | null): StoredCart['code'] =>
  code && {
    id: uuid(800),
    code: 'EARLY10',
    planIds: null,
    isActive: true,
    ...code,
    validFrom: null,
    validTo: null,
    useLimit: null,
    used: 0,
  }

const sum = (amounts: number[]) => amounts.reduce((total, each) => total + each, 0)

test('the server’s totals are those of the browser, add up, and do not depend on the order of lines', () => {
  fc.assert(
    fc.property(catalogue, chosen, offers, fc.integer(), (world, picks, { multiBuys, code: typed }, seed) => {
      const items = itemsOf(world, picks)
      const code = wholeCode(typed)
      const cart = showCart(kinds, storedCart(world, items, multiBuys, code), { id: uuid(700), userId: null })
      ShoppingCart.parse(cart)

      // The browser has the products of the contract, as they are sold today.
      const lines = items.map(({ id, productId, paymentOptionId, inside }) => {
        const plan = world.plans.find((each) => each.product_id === productId)
        return lineOf(plan ? asSoldNow(stored(plan), AT) : world.bundle, {
          id,
          payment_option_id: paymentOptionId,
          plan_ids: inside.map((each) => each.productId),
        })
      })
      const isEndless = picks.some((pick) => 'plan' in pick && pick.plan === ENDLESS)
      const priced = priceLines(lines, { multiBuys, code: isEndless ? null : code })
      expect(cart.pay_today).toEqual(priced.today)
      expect(cart.pay_later).toBe(priced.later)

      for (const line of cart.items) {
        expect(line.price - line.discount).toBe(line.total)
        expect(sum(Object.values(line.metadata.discounts).map((each) => each?.amount ?? 0))).toBe(
          line.discount,
        )
        if (line.recurring === null)
          expect(line.today + sum(line.instalments.map((each) => each.amount))).toBe(line.total)
        if (line.bundle_items.length > 0) {
          expect(sum(line.bundle_items.map(({ price }) => price))).toBe(line.price)
          expect(sum(line.bundle_items.map(({ total }) => total))).toBe(line.total)
        }
      }
      const discounts = [...cart.discount_codes, ...cart.multiproduct_discounts].map((each) => each.amount)
      expect(sum(discounts)).toBe(sum(cart.items.map(({ discount }) => discount)))

      const shuffled = items.toSorted((a, b) => order(a.id, seed) - order(b.id, seed))
      const again = showCart(kinds, storedCart(world, shuffled, multiBuys.toReversed(), code), {
        id: uuid(700),
        userId: null,
      })
      expect([again.pay_today, again.pay_later]).toEqual([cart.pay_today, cart.pay_later])
    }),
    { numRuns: RUNS },
  )
})

const order = (id: string, seed: number) => (Number(id.slice(-4)) * 7919 + Math.abs(seed)) % 101
