import { CATALOGUE_LIMITS } from '@clubhouse/contract/selling/office/catalogue-limits'
import type { PlanPaymentOption } from '@clubhouse/contract/selling/office/plans'
import { money, type readerOf, type Values, whole } from '#parts/office/record/record-values.ts'

/** The ways to pay of a plan or a bundle, as fields of its form: a line for each. */

export type Way = PlanPaymentOption['type']

const OPTION = ['id', 'type', 'count', 'every', 'unit', 'first'] as const
const PLACES = Array.from({ length: CATALOGUE_LIMITS.paymentOptions }, (_, at) => at)

export const OPTION_NAMES = PLACES.flatMap((at) => OPTION.map((part) => `option_${at}_${part}`))

interface Paid<Option> {
  payment_options: readonly Option[]
}

/** A line for each way to pay that there is, and one for each kind that there could be beside them. */
export function waysOf({ payment_options: options }: Paid<PlanPaymentOption>, kinds: readonly Way[]): Way[] {
  const own = options.map(({ type }) => type)
  return [...own, ...kinds.filter((type) => !own.includes(type))].slice(0, CATALOGUE_LIMITS.paymentOptions)
}

export const optionsValues = (paid: Paid<PlanPaymentOption>, kinds: readonly Way[]): Values => ({
  ...Object.assign({}, ...waysOf(paid, kinds).map((_, at) => emptyOption(at))),
  ...Object.assign({}, ...paid.payment_options.map(optionValues)),
})

const optionValues = (option: PlanPaymentOption, at: number): Values => ({
  [`option_${at}_id`]: option.payment_option_id ?? '',
  [`option_${at}_type`]: option.type,
  [`option_${at}_count`]: whole(option.number_of_payments),
  [`option_${at}_every`]: String(option.occurrence),
  [`option_${at}_unit`]: option.frequency,
  [`option_${at}_first`]: money(option.initial_payment),
})

const emptyOption = (at: number): Values => ({
  [`option_${at}_every`]: '1',
  [`option_${at}_unit`]: 'monthly',
})

/** Those that are ticked, of the kinds that there may be. */
export function readOptions<Kind extends Way>(
  form: ReturnType<typeof readerOf>,
  kinds: readonly Kind[],
): (PlanPaymentOption & { type: Kind })[] {
  const { text, whole: count } = form
  return PLACES.flatMap((at) => {
    const own = `option_${at}`
    const type = kinds.find((kind) => kind === text(`${own}_type`))
    if (!type) return []
    const id = text(`${own}_id`)
    return [
      {
        ...(id && { payment_option_id: id }),
        type,
        frequency: text(`${own}_unit`) === 'weekly' ? ('weekly' as const) : ('monthly' as const),
        occurrence: Math.max(1, count(`${own}_every`, own) ?? 1),
        number_of_payments: count(`${own}_count`, own),
        initial_payment: form.money(`${own}_first`),
      },
    ]
  })
}

/** The rules count the ways that are ticked, the form its lines. */
export function atTheirLines(values: Values, errors: Values): Values {
  const lines = PLACES.filter((at) => values[`option_${at}_type`])
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => {
      const at = /^option_(\d+)$/.exec(name)?.[1]
      const line = at === undefined ? undefined : lines[Number(at)]
      return [line === undefined ? name : `option_${line}`, error]
    }),
  )
}
