import { CATALOGUE_LIMITS } from '@clubhouse/contract/selling/office/catalogue-limits'
import {
  changeDiscount,
  createDiscount,
  type DiscountFields,
  type DiscountOffering,
  getOfficeDiscount,
} from '@clubhouse/contract/selling/office/discounts'
import { discountErrors } from '@clubhouse/domain/selling/catalogue/office/discount-fields'
import { type Asking, type RecordKind, typedOf } from '#parts/office/record/save-record.ts'
import { plansIn, tickName } from '../shared/plan-ticks.tsx'
import {
  amountIn,
  day,
  errorsOf,
  money,
  type Read,
  readerOf,
  tick,
  type Values,
  whole,
} from '#parts/office/record/record-values.ts'

export const NEW_DISCOUNT: DiscountFields = {
  name: '',
  kind: 'multi_buy',
  type: 'percentage',
  ends_on: null,
  plans: [],
  offerings: [],
  is_active: true,
}

const amountOf = (type: DiscountFields['type'], amount: number): string =>
  type === 'fixed' ? money(amount) : String(amount)

export const discountValues = ({
  name,
  kind,
  type,
  ends_on: until,
  plans,
  offerings,
  is_active: is,
}: DiscountFields): Values => ({
  name,
  kind,
  type,
  ends_on: day(until),
  amount: kind === 'early_bird' ? amountOf(type, offerings[0]?.discount_amount ?? 0) : '',
  is_active: tick(is),
  plan_ids: '',
  ...Object.fromEntries(plans.map(({ plan_id: id }) => [tickName(id), 'on'])),
  ...Object.assign(
    {},
    ...(kind === 'early_bird' ? [] : offerings).map(
      ({ number_of_products: count, discount_amount: amount }, at) => ({
        [`offering_${at}_count`]: whole(count),
        [`offering_${at}_amount`]: amountOf(type, amount),
      }),
    ),
  ),
})

export const STEPS = Array.from({ length: CATALOGUE_LIMITS.offerings }, (_, at) => at)
const NAMES = [
  'name',
  'kind',
  'type',
  'ends_on',
  'amount',
  'plan_ids',
  ...STEPS.flatMap((at) => [`offering_${at}_count`, `offering_${at}_amount`]),
]

function read(values: Values): Read<DiscountFields> {
  const form = readerOf(values)
  const type = form.text('type') === 'fixed' ? 'fixed' : 'percentage'
  const kind = form.text('kind') === 'early_bird' ? 'early_bird' : 'multi_buy'
  const problems: Values = {}
  const offerings =
    kind === 'early_bird'
      ? [{ number_of_products: 1, discount_amount: amountIn(values, 'amount', type, 'amount', problems) }]
      : stepsIn(values, type, form, problems)
  const ids = plansIn(form.text('plan_ids')).filter((id) => form.isTicked(tickName(id)))
  const fields: DiscountFields = {
    name: form.text('name'),
    kind,
    type,
    ends_on: kind === 'early_bird' ? form.day('ends_on') : null,
    offerings,
    is_active: form.isTicked('is_active'),
    plans: ids.map((plan_id) => ({ plan_id })),
  }
  return { fields, problems: { ...problems, ...form.problems } }
}

function stepsIn(
  values: Values,
  type: DiscountFields['type'],
  form: ReturnType<typeof readerOf>,
  problems: Values,
): DiscountOffering[] {
  const offerings: DiscountOffering[] = []
  for (const at of STEPS) {
    const own = `offering_${at}`
    if (form.text(`${own}_count`) === '' && form.text(`${own}_amount`) === '') continue
    // Errors of the rules count the steps that are there; the form shows them without gaps after a save.
    const number_of_products = form.whole(`${own}_count`, own) ?? 0
    if (number_of_products < 1 && !form.problems[own]) problems[own] = 'Say from how many plans'
    offerings.push({
      number_of_products,
      discount_amount: amountIn(values, `${own}_amount`, type, own, problems),
    })
  }
  return offerings
}

export const getDiscount = ({ page, headers }: Asking, discount_id: string) =>
  page.call(getOfficeDiscount, { headers, params: { discount_id } })

export const DISCOUNT: RecordKind<DiscountFields> = {
  path: '/discounts',
  typed: (fields) =>
    typedOf(fields, NAMES, ['is_active', ...plansIn(fields.field('plan_ids')).map(tickName)]),
  read,
  errors: (values) => errorsOf(read(values), discountErrors),
  add: async ({ page, headers }, body) => (await page.call(createDiscount, { headers, body })).discount_id,
  change: ({ page, headers }, discount_id, body) =>
    page.call(changeDiscount, { headers, params: { discount_id }, body }),
  now: async (asking, id) => {
    const item = await getDiscount(asking, id)
    const { plan_ids: _, ...values } = discountValues(item)
    return { version: item.version, values }
  },
}
