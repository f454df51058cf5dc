import type { BundleFields, BundleSummary } from '@clubhouse/contract/selling/office/bundles'
import type { CodeFields, CodeSummary } from '@clubhouse/contract/selling/office/discount-codes'
import type { DiscountFields, DiscountSummary } from '@clubhouse/contract/selling/office/discounts'
import type { PlanFields, PlanSummary } from '@clubhouse/contract/selling/office/plans'
import type { ProgramFields, ProgramSummary } from '@clubhouse/contract/selling/office/programs'
import type { SeasonCopy } from '@clubhouse/contract/selling/office/season-copies'
import { addYears } from '../../../time/plain-date.ts'

export interface Season {
  programs: readonly ProgramSummary[]
  plans: readonly PlanSummary[]
  bundles: readonly BundleSummary[]
  discounts: readonly DiscountSummary[]
  codes: readonly CodeSummary[]
}

/** What is to be made. Of what is made under a new id only the old one is known yet: plans name their programme by it, and so on. */
export interface NextSeason {
  programs: { from: string; fields: ProgramFields }[]
  plans: { from: string; before: PlanFields; fields: PlanFields }[]
  bundles: { from: string; before: BundleFields; fields: BundleFields }[]
  discounts: { from: string; fields: DiscountFields }[]
  codes: { from: string; before: CodeFields; fields: CodeFields }[]
}

/**
 * The same a year later, at other prices, without the plans that are left out. Discounts follow for the plans that are copied;
 * codes if somebody asks for it, and those for every plan count for the new ones anyway.
 */
export function nextSeason(season: Season, copy: SeasonCopy): NextSeason {
  const { is_active } = copy
  const titles = new Map(copy.programs.map(({ program_id: id, title }) => [id, title]))
  const byHand = new Map(copy.prices.map((each) => [each.plan_id, each.price]))
  const opens = (day: string | null) => copy.on_sale_from ?? dayLater(day)
  const price = (amount: number) => nextPrice(amount, copy)
  const orNull = (amount: number | null) => (amount === null ? null : price(amount))
  const plans = season.plans
    .filter(({ program_id, plan_id }) => titles.has(program_id) && !copy.left_out.includes(plan_id))
    .map((plan) => ({ plan, next: byHand.get(plan.plan_id) ?? price(plan.price) }))
    .map(({ plan, next }) => ({
      from: plan.plan_id,
      before: plan,
      fields: {
        ...plan,
        name: yearLater(plan.name),
        price: next,
        // What has become free has nothing to pay in parts.
        payment_options: (next === 0 ? [] : plan.payment_options).map(
          ({ payment_option_id: _, ...option }) => ({
            ...option,
            initial_payment: atMost(next, orNull(option.initial_payment)),
          }),
        ),
        age_on: dayLater(plan.age_on),
        ends_on: dayLater(plan.ends_on),
        opens_on: opens(plan.opens_on),
        closes_on: dayLater(plan.closes_on),
        is_active,
      },
    }))
  const copied = new Set(plans.map(({ from }) => from))
  return {
    programs: season.programs.flatMap(({ program_id: from, ends_on }) => {
      const title = titles.get(from)
      return title === undefined ? [] : [{ from, fields: { title, ends_on: dayLater(ends_on) } }]
    }),
    plans,
    bundles: season.bundles
      .filter(({ program_id: id }) => titles.has(id))
      .map((bundle) => ({
        from: bundle.bundle_id,
        before: bundle,
        fields: {
          ...bundle,
          name: yearLater(bundle.name),
          flat_price: orNull(bundle.flat_price),
          price_cap: orNull(bundle.price_cap),
          payment_options: bundle.payment_options.map(({ payment_option_id: _, ...option }) => ({
            ...option,
            initial_payment: orNull(option.initial_payment),
          })),
          valid_from: opens(bundle.valid_from),
          valid_to: dayLater(bundle.valid_to),
          is_active,
          items: bundle.items
            .filter(({ plan_id: id }) => !copy.left_out.includes(id))
            .map((item) => ({ ...item, price_in_bundle: price(item.price_in_bundle) })),
        },
      }))
      .filter(({ before, fields }) => fields.items.length > 0 || before.items.length === 0),
    discounts: season.discounts
      .filter(({ plans: of, is_active: isOn }) => isOn && of.some(({ plan_id: id }) => copied.has(id)))
      .map(({ discount_id: from, ...discount }) => ({
        from,
        fields: {
          ...discount,
          name: yearLater(discount.name),
          ends_on: dayLater(discount.ends_on),
          plans: discount.plans.filter(({ plan_id: id }) => copied.has(id)),
        },
      })),
    codes: copy.with_codes ? nextCodes(season.codes, copied) : [],
  }
}

/** Each under a code of its own: the old one stays with the old season. */
function nextCodes(codes: readonly CodeSummary[], copied: ReadonlySet<string>): NextSeason['codes'] {
  const taken = new Set(codes.map(({ code }) => code))
  return codes.flatMap((before) => {
    const plan_ids = before.plan_ids?.filter((id) => copied.has(id)) ?? []
    if (!before.is_active || plan_ids.length === 0) return []
    const code = nextCode(before.code, taken)
    taken.add(code)
    const days = { valid_from: dayLater(before.valid_from), valid_to: dayLater(before.valid_to) }
    return [{ from: before.code_id, before, fields: { ...before, code, plan_ids, ...days } }]
  })
}

/** "EARLY2026" is "EARLY2027", and "EARLY" is "EARLY-2". */
export function nextCode(code: string, taken: ReadonlySet<string>): string {
  const later = code.replaceAll(/20\d\d/g, (year) => String(Number(year) + 1))
  if (!taken.has(later)) return later
  let at = 2
  while (taken.has(`${later}-${at}`)) at += 1
  return `${later}-${at}`
}

/** By whole cents, the half rounded up, to what was chosen; what is free stays free. */
export function nextPrice(
  amount: number,
  { percent, rounding }: Pick<SeasonCopy, 'percent' | 'rounding'>,
): number {
  const hundredths = 10_000 + Math.round(percent * 100)
  const step = rounding * 10_000
  return Math.floor((amount * hundredths + step / 2) / step) * rounding
}

const atMost = (price: number, amount: number | null): number | null =>
  amount === null ? null : Math.min(price, amount)

/** A day that the next year lacks is the one before. */
const dayLater = (day: string | null): string | null => (day === null ? null : addYears(day, 1, 'day-before'))

/** "Season 2026/27" is "Season 2027/28". */
export const yearLater = (name: string): string =>
  name.replaceAll(/\b(20\d\d)([/–-])(\d\d)\b|\b20\d\d\b/g, (found, first?: string, mark = '', second = '') =>
    first === undefined
      ? String(Number(found) + 1)
      : `${Number(first) + 1}${mark}${String((Number(second) + 1) % 100).padStart(2, '0')}`,
  )

/** A name that says no year gets the one in which it ends: "Season" that ends on 30 June 2028 is "Season 2027/28". */
export function nextName(title: string, endsOn: string | null): string {
  const later = yearLater(title)
  if (later !== title || endsOn === null) return later
  const year = Number(endsOn.slice(0, 4))
  const isOverWinter = endsOn.slice(5) < '11-01'
  return isOverWinter ? `${title} ${year - 1}/${String(year % 100).padStart(2, '0')}` : `${title} ${year}`
}
