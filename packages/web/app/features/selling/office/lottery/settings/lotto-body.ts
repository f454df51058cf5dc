import type { PrizeTier } from '@clubhouse/contract/selling/lottery'
import type { FormFields } from '#lib/form/form-fields.ts'
import { parseMoney } from '#ui/money-field/parse-money.ts'
import { EDIT, LOTTO_FORM, SETTINGS } from '../messages.ts'
import { stepsIn } from '../price-steps.tsx'

export const TIERS = ['Match 5', 'Match 4', 'Match 3'] as const satisfies PrizeTier[]
const TYPED = [
  'name',
  'description',
  'place',
  'weekday',
  'time',
  'closes_minutes_before',
  'run_by',
  'luck',
  'jackpot',
  'jackpot_start',
  'jackpot_step',
  'jackpot_cap',
  'max_lines',
  'draw_counts',
  'weekly_limit',
  'allows_auto_renewal',
  'is_active',
  'pick_type',
  'pick_count',
  'pick_from',
  ...TIERS,
]
const TYPES = ['Number', 'Letter', 'Lucky Dip', 'None'] as const

/** What was typed into the form of a lotto, as the API takes it; what cannot be read stands beside its field. */
export function lottoBody(fields: FormFields) {
  const { field } = fields
  const prices = stepsIn(fields, EDIT.linesOf)
  const errors: Record<string, string> = { ...prices.errors }
  const values = { ...prices.values, ...Object.fromEntries(TYPED.map((name) => [name, field(name)])) }
  const amount = (name: string): number => {
    const read = parseMoney(field(name))
    if (!read.ok) errors[name] = SETTINGS.badMoney
    return read.ok ? read.cents : 0
  }
  const orNone = (name: string) => (field(name).trim() ? amount(name) : null)
  const whole = (name: string, least: number): number => {
    const typed = field(name).trim()
    const number = Number(typed)
    if (typed && Number.isInteger(number) && number >= least) return number
    errors[name] = SETTINGS.badCount
    return least
  }
  if (!field('name').trim()) errors['name'] = LOTTO_FORM.noName
  if (!field('time')) errors['time'] = LOTTO_FORM.noTime
  const draws = field('draw_counts')
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number)
  if (draws.length === 0 || draws.some((each) => !Number.isInteger(each) || each < 1))
    errors['draw_counts'] = LOTTO_FORM.noDraws
  const type = TYPES.find((each) => each === field('pick_type')) ?? 'Number'
  return {
    errors,
    values,
    body: {
      name: field('name'),
      description: field('description'),
      place: field('place'),
      weekday: whole('weekday', 1),
      time: field('time'),
      jackpot: amount('jackpot'),
      jackpot_start: amount('jackpot_start'),
      jackpot_step: amount('jackpot_step'),
      jackpot_cap: orNone('jackpot_cap'),
      prizes: TIERS.flatMap((tier) => (field(tier).trim() ? [{ tier, amount: amount(tier) }] : [])),
      prices: prices.steps,
      max_lines: whole('max_lines', 1),
      draw_counts: draws,
      allows_auto_renewal: field('allows_auto_renewal') !== '',
      weekly_limit: orNone('weekly_limit'),
      closes_minutes_before: whole('closes_minutes_before', 0),
      run_by: field('run_by') === 'people' ? ('people' as const) : ('clock' as const),
    },
    /** Of one that is there alone. */
    isActive: field('is_active') !== '',
    /** Of a new one alone. */
    picked: () => ({
      pick:
        type === 'None'
          ? { type, count: 0, from: 0 }
          : { type, count: whole('pick_count', 1), from: whole('pick_from', 1) },
      luck: field('luck') === 'drum' ? ('drum' as const) : ('beacon' as const),
    }),
  }
}
