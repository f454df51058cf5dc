import type { SeasonCopy } from '@clubhouse/contract/selling/office/season-copies'
import type { FormFields } from '#lib/form/form-fields.ts'
import { errorsOf, type Read, readerOf, type Values } from '#parts/office/record/record-values.ts'
import { typedOf } from '#parts/office/record/save-record.ts'
import { plansIn } from '../shared/plan-ticks.tsx'

/** How all prices change, before any is set by hand. */
export type CopyAsked = Pick<SeasonCopy, 'percent' | 'rounding'>

const ROUNDINGS = [1, 5, 50, 100] as const

/** Null where it is no number, or none that makes sense. */
export function percentIn(text: string | null): number | null {
  const percent = Number((text ?? '').replace('%', '').trim() || '0')
  return Number.isFinite(percent) && percent >= -90 && percent <= 200 ? Math.round(percent * 100) / 100 : null
}

export const roundingIn = (text: string | null): CopyAsked['rounding'] =>
  ROUNDINGS.find((each) => String(each) === text) ?? 50

export const priceName = (planId: string): string => `price_${planId}`
export const copyName = (planId: string): string => `copy_${planId}`

const NAMES = ['program_id', 'title', 'percent', 'rounding', 'on_sale_from', 'plan_ids']

export function typedCopy(fields: FormFields): Values {
  const ids = plansIn(fields.field('plan_ids'))
  return typedOf(fields, [...NAMES, ...ids.map(priceName)], ['is_active', 'with_codes', ...ids.map(copyName)])
}

/** What stands in the table: a plan without its tick is left out, whatever its price says. */
export function copyIn(values: Values): Read<SeasonCopy> {
  const form = readerOf(values)
  const ids = plansIn(form.text('plan_ids'))
  const prices = ids
    .filter((id) => form.isTicked(copyName(id)))
    .map((plan_id) => {
      const price = form.money(priceName(plan_id))
      if (price === null) form.problems[priceName(plan_id)] ??= 'Enter the price; 0 for free'
      return { plan_id, price: price ?? 0 }
    })
  const fields: SeasonCopy = {
    programs: [{ program_id: form.text('program_id'), title: form.text('title') }],
    percent: percentIn(form.text('percent')) ?? 0,
    rounding: roundingIn(form.text('rounding')),
    prices,
    left_out: ids.filter((id) => !form.isTicked(copyName(id))),
    on_sale_from: form.day('on_sale_from'),
    is_active: form.isTicked('is_active'),
    with_codes: form.isTicked('with_codes'),
  }
  return { fields, problems: form.problems }
}

export const copyErrors = (values: Values): Values =>
  errorsOf(copyIn(values), ({ programs: [program], prices }) => ({
    ...(program?.title === '' && { title: 'Enter a name' }),
    ...(prices.length === 0 && { plans: 'Tick at least one plan' }),
  }))
