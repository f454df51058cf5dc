import { CATALOGUE_LIMITS } from '@clubhouse/contract/selling/office/catalogue-limits'
import {
  changePlan,
  createPlan,
  getOfficePlan,
  type PlanFields,
  type PlanPaymentOption,
} from '@clubhouse/contract/selling/office/plans'
import { planErrors } from '@clubhouse/domain/selling/catalogue/office/plan-fields'
import { type Asking, type RecordKind, typedOf } from '#parts/office/record/save-record.ts'
import {
  day,
  errorsOf,
  money,
  type Read,
  readerOf,
  tick,
  type Values,
  whole,
} from '#parts/office/record/record-values.ts'

export const NEW_PLAN: PlanFields = {
  program_id: '',
  name: '',
  description: '',
  price: 0,
  payment_options: [],
  is_juvenile: false,
  age_from: null,
  age_to: null,
  age_on: null,
  places: null,
  opens_on: null,
  closes_on: null,
  ends_on: null,
  member_form_id: '',
  guardian_form_id: null,
  is_active: true,
}

const OPTION = ['id', 'type', 'count', 'every', 'unit', 'first'] as const
const places = Array.from({ length: CATALOGUE_LIMITS.paymentOptions }, (_, at) => at)

type Way = PlanPaymentOption['type']
const WAYS: readonly Way[] = ['instalment', 'reducing_instalment', 'subscription']

/** A line for each way to pay that there is, and one for each kind that there could be beside them. */
export function waysOf({ payment_options: options }: Pick<PlanFields, 'payment_options'>): Way[] {
  const own = options.map(({ type }) => type)
  return [...own, ...WAYS.filter((type) => !own.includes(type))].slice(0, CATALOGUE_LIMITS.paymentOptions)
}

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

export const planValues = (plan: PlanFields): Values => ({
  program_id: plan.program_id,
  name: plan.name,
  description: plan.description,
  price: plan.name === '' ? '' : money(plan.price),
  is_juvenile: tick(plan.is_juvenile),
  age_from: whole(plan.age_from),
  age_to: whole(plan.age_to),
  age_on: day(plan.age_on),
  places: whole(plan.places),
  opens_on: day(plan.opens_on),
  closes_on: day(plan.closes_on),
  ends_on: day(plan.ends_on),
  member_form_id: plan.member_form_id,
  guardian_form_id: plan.guardian_form_id ?? '',
  is_active: tick(plan.is_active),
  ...Object.assign({}, ...waysOf(plan).map((_, at) => emptyOption(at))),
  ...Object.assign({}, ...plan.payment_options.map(optionValues)),
})

const TICKS = ['is_juvenile', 'is_active']
const NAMES = [
  ...Object.keys(planValues(NEW_PLAN)).filter((name) => !TICKS.includes(name)),
  ...places.flatMap((at) => OPTION.map((part) => `option_${at}_${part}`)),
]

/** The rules count the ways that are ticked, the form its lines. */
function atTheirLines(values: Values, errors: Values): Values {
  const lines = places.filter((at) => values[`option_${at}_type`])
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => {
      const at = /^option_(\d+)$/.exec(name)?.[1]
      const line = at === undefined ? undefined : lines[Number(at)]
      return [line === undefined ? name : `option_${line}`, error]
    }),
  )
}

export function read(values: Values): Read<PlanFields> {
  const form = readerOf(values)
  const { text, whole: count } = form
  const price = form.money('price')
  if (price === null && !form.problems['price']) form.problems['price'] = 'Enter the price; 0 for free'
  const options = places.flatMap((at): PlanPaymentOption[] => {
    const type = text(`option_${at}_type`)
    if (type !== 'instalment' && type !== 'reducing_instalment' && type !== 'subscription') return []
    const id = text(`option_${at}_id`)
    const own = `option_${at}`
    return [
      {
        ...(id && { payment_option_id: id }),
        type,
        frequency: text(`${own}_unit`) === 'weekly' ? 'weekly' : 'monthly',
        occurrence: Math.max(1, count(`${own}_every`, own) ?? 1),
        number_of_payments: count(`${own}_count`, own),
        initial_payment: form.money(`${own}_first`),
      },
    ]
  })
  const fields: PlanFields = {
    program_id: text('program_id'),
    name: text('name'),
    description: text('description'),
    price: price ?? 0,
    payment_options: options,
    is_juvenile: form.isTicked('is_juvenile'),
    age_from: count('age_from'),
    age_to: count('age_to'),
    age_on: form.day('age_on'),
    places: count('places'),
    opens_on: form.day('opens_on'),
    closes_on: form.day('closes_on'),
    ends_on: form.day('ends_on'),
    member_form_id: text('member_form_id'),
    guardian_form_id: form.isTicked('is_juvenile') ? text('guardian_form_id') || null : null,
    is_active: form.isTicked('is_active'),
  }
  return { fields, problems: form.problems }
}

export const getPlan = ({ page, headers }: Asking, plan_id: string) =>
  page.call(getOfficePlan, { headers, params: { plan_id } })

export const PLAN: RecordKind<PlanFields> = {
  path: '/plans',
  typed: (fields) => typedOf(fields, NAMES, TICKS),
  read,
  errors: (values) => errorsOf(read(values), (fields) => atTheirLines(values, planErrors(fields))),
  add: async ({ page, headers }, body) => (await page.call(createPlan, { headers, body })).plan_id,
  change: ({ page, headers }, plan_id, body) => page.call(changePlan, { headers, params: { plan_id }, body }),
  now: async (asking, id) => {
    const item = await getPlan(asking, id)
    return { version: item.version, values: planValues(item) }
  },
}
