import { cents, type Cents } from '../../money/money.ts'
import type { BundlePrice } from './bundle-price.ts'
import type { MultiBuy } from './multi-buy.ts'
import type { PaymentChoice } from './payments.ts'
import { discountOn } from './percentage.ts'
import { beforeCode, type BeforeCode, type DiscountCode, type Line, type OwnDiscount } from './price-lines.ts'

/** How many ways are looked at, at most: a household has a handful, and nobody waits for more. */
export const MOST_WAYS = 4_000

/** One place in a plan, whoever takes it. */
export interface WantedPlan {
  id: string
  planId: string
  isJuvenile: boolean
  price: Cents
  /** How it would be paid alone. What a bundle costs in all is the same however it is paid. */
  payment: PaymentChoice | null
  /** By itself only: a bundle has its own price. */
  earlyBird?: OwnDiscount | null
}

/** DATA-33, as far as it decides what fits in. */
export interface OfferedBundle {
  id: string
  price: BundlePrice
  items: readonly OfferedItem[]
  adults: Limits
  juveniles: Limits
}

export interface OfferedItem {
  planId: string
  priceInBundle: Cents
  min: number
  max: number | null
}

export interface Limits {
  min: number
  max: number | null
}

/** What a household could take: the same plans, put together in another way. */
export interface Combination {
  total: Cents
  code: DiscountCode | null
  lines: Line[]
  /** Which of the wanted plans stands in which line. */
  placed: { lineId: string; bundleId: string | null; wanted: string[] }[]
}

export interface SearchOffers {
  bundles: readonly OfferedBundle[]
  multiBuys: readonly MultiBuy[]
  codes: readonly DiscountCode[]
}

/**
 * The cheapest way to buy these plans: which of them go into bundles, and which one code is used. Everything is priced by
 * the rules of `priceLines`, so what is promised here is what the cart will say. Plans of one kind are alike, so ways are counted by how
 * many of each stand in a bundle, never by who. Answers the cheapest that was found within `MOST_WAYS`.
 */
export function cheapestCombination(wanted: readonly WantedPlan[], offers: SearchOffers): Combination {
  const { bundles, multiBuys, codes } = offers
  const groups = groupsOf(wanted)
  const none = groups.map(() => 0)
  const fillings = bundles.flatMap((bundle) => fillingsOf(bundle, groups))
  const priceOfFilling = fillings.map((filling) =>
    beforeCode(linesOf(groups, { chosen: [filling], left: none }).lines, multiBuys, codes),
  )
  const priceOfRest = new Map<string, BeforeCode>()
  const everybody = groups.map(({ members }) => members.length)
  let cheapest: Cheapest = { total: null, code: null, way: { chosen: [], left: everybody } }
  let ways = 0

  const look = (way: Way, inBundles: BeforeCode, from: number): void => {
    if (ways >= MOST_WAYS) return
    ways += 1
    // Many ways leave the same plans alone.
    const key = way.left.join()
    const alone =
      priceOfRest.get(key) ??
      beforeCode(linesOf(groups, { chosen: [], left: way.left }).lines, multiBuys, codes)
    priceOfRest.set(key, alone)
    const price = sumOf(inBundles, alone)
    for (const [at, code] of [null, ...codes].entries()) {
      const off = code ? discountOn(price.matching[at - 1] ?? cents(0), code) : 0
      const total = cents(price.total - off)
      if (cheapest.total === null || total < cheapest.total) cheapest = { total, code, way }
    }
    // Bundles are taken in one order only: the same ones in another order are the same way.
    for (let at = from; at < fillings.length; at += 1) {
      const filling = fillings[at]
      const filled = priceOfFilling[at]
      if (!filling || !filled || !isEnough(way.left, filling)) continue
      const left = way.left.map((count, group) => count - (filling.counts[group] ?? 0))
      look({ chosen: [...way.chosen, filling], left }, sumOf(inBundles, filled), at)
    }
  }
  const nothing: BeforeCode = { total: cents(0), matching: codes.map(() => cents(0)) }
  look(cheapest.way, nothing, 0)
  const { total, code, way } = cheapest
  return { total: total ?? cents(0), code, ...linesOf(groups, way) }
}

interface Cheapest {
  total: Cents | null
  code: DiscountCode | null
  way: Way
}

/** Which bundles are taken, and how many of each group stay alone. */
interface Way {
  chosen: readonly Filling[]
  left: readonly number[]
}

const isEnough = (left: readonly number[], { counts }: Filling): boolean =>
  counts.every((count, group) => count <= (left[group] ?? 0))

const sumOf = (one: BeforeCode, other: BeforeCode): BeforeCode => ({
  total: cents(one.total + other.total),
  matching: one.matching.map((amount, at) => cents(amount + (other.matching[at] ?? 0))),
})

/** Plans that are the same to every price. */
interface Group {
  planId: string
  isJuvenile: boolean
  members: WantedPlan[]
}

function groupsOf(wanted: readonly WantedPlan[]): Group[] {
  const groups = new Map<string, Group>()
  for (const plan of wanted) {
    const { planId, isJuvenile, payment } = plan
    const key = [planId, payment?.type, payment?.payments, payment?.initial].join(' ')
    const group = groups.get(key) ?? { planId, isJuvenile, members: [] }
    group.members.push(plan)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** A bundle with so many of each group in it. */
interface Filling {
  bundle: OfferedBundle
  counts: number[]
}

/** BUNDLE-07: every way to fill a bundle once from what there is, within its limits; those that take most come first. */
function fillingsOf(bundle: OfferedBundle, groups: readonly Group[]): Filling[] {
  const found: number[][] = []
  const fill = (counts: number[], at: number): void => {
    if (found.length >= MOST_WAYS) return
    const group = groups[at]
    if (!group) {
      if (isAllowed(bundle, groups, counts)) found.push(counts)
      return
    }
    const item = bundle.items.find(({ planId }) => planId === group.planId)
    const most = item ? Math.min(group.members.length, item.max ?? Number.POSITIVE_INFINITY) : 0
    for (let count = most; count >= 0; count -= 1) fill([...counts, count], at + 1)
  }
  fill([], 0)
  return found.map((counts) => ({ bundle, counts }))
}

function isAllowed(bundle: OfferedBundle, groups: readonly Group[], counts: readonly number[]): boolean {
  const countOf = (isCounted: (group: Group) => boolean) =>
    groups.reduce((sum, group, at) => sum + (isCounted(group) ? (counts[at] ?? 0) : 0), 0)
  if (countOf(() => true) === 0) return false
  const fits = (count: number, { min, max }: Limits) => count >= min && (max === null || count <= max)
  return (
    fits(
      countOf(({ isJuvenile }) => !isJuvenile),
      bundle.adults,
    ) &&
    fits(
      countOf(({ isJuvenile }) => isJuvenile),
      bundle.juveniles,
    ) &&
    bundle.items.every((item) =>
      fits(
        countOf(({ planId }) => planId === item.planId),
        item,
      ),
    )
  )
}

function linesOf(groups: readonly Group[], { chosen, left }: Way): Pick<Combination, 'lines' | 'placed'> {
  const waiting = groups.map(({ members }) => [...members])
  const lines: Line[] = []
  const placed: Combination['placed'] = []
  for (const [place, { bundle, counts }] of chosen.entries()) {
    const inside = counts.flatMap((count, group) => waiting[group]?.splice(0, count) ?? [])
    const id = `${bundle.id}:${place}`
    const items = inside.map(({ planId }) => ({ planId, priceInBundle: priceIn(bundle, planId) }))
    lines.push({ kind: 'bundle', id, price: bundle.price, items })
    placed.push({ lineId: id, bundleId: bundle.id, wanted: inside.map((plan) => plan.id) })
  }
  for (const [group, count] of left.entries()) {
    for (const plan of waiting[group]?.slice(0, count) ?? []) {
      const { id, planId, price, payment, earlyBird = null } = plan
      lines.push({ kind: 'plan', id, planId, price, payment, earlyBird })
      placed.push({ lineId: plan.id, bundleId: null, wanted: [plan.id] })
    }
  }
  return { lines, placed }
}

const priceIn = (bundle: OfferedBundle, planId: string): Cents =>
  bundle.items.find((item) => item.planId === planId)?.priceInBundle ?? cents(0)
