import {
  changePlan,
  createPlan,
  getOfficePlan,
  type PlanFields,
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

import {
  atTheirLines,
  OPTION_NAMES,
  optionsValues,
  readOptions,
  type Way,
  waysOf,
} from '../shared/payment-values.ts'

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

const WAYS: readonly Way[] = ['instalment', 'reducing_instalment', 'subscription']

export const waysOfPlan = (plan: Pick<PlanFields, 'payment_options'>): Way[] => waysOf(plan, WAYS)

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
  ...optionsValues(plan, WAYS),
})

const TICKS = ['is_juvenile', 'is_active']
const NAMES = [...Object.keys(planValues(NEW_PLAN)).filter((name) => !TICKS.includes(name)), ...OPTION_NAMES]

export function read(values: Values): Read<PlanFields> {
  const form = readerOf(values)
  const { text, whole: count } = form
  const price = form.money('price')
  if (price === null && !form.problems['price']) form.problems['price'] = 'Enter the price; 0 for free'
  const fields: PlanFields = {
    program_id: text('program_id'),
    name: text('name'),
    description: text('description'),
    price: price ?? 0,
    payment_options: readOptions(form, WAYS),
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
