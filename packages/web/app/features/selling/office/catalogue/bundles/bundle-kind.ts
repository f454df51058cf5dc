import {
  type BundleFields,
  changeBundle,
  createBundle,
  getOfficeBundle,
} from '@clubhouse/contract/selling/office/bundles'
import { bundleErrors } from '@clubhouse/domain/selling/catalogue/office/bundle-fields'
import { plansIn, tickName } from '../shared/plan-ticks.tsx'
import {
  atTheirLines,
  OPTION_NAMES,
  optionsValues,
  readOptions,
  type Way,
  waysOf,
} from '../shared/payment-values.ts'
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

export const NEW_BUNDLE: BundleFields = {
  program_id: '',
  name: '',
  description: '',
  is_dynamic_pricing: false,
  flat_price: null,
  price_cap: null,
  payment_options: [],
  valid_from: null,
  valid_to: null,
  adults_min: null,
  adults_max: null,
  juveniles_min: null,
  juveniles_max: null,
  items: [],
  is_active: true,
}

/** It has one price, so it is no subscription. */
const WAYS = ['instalment', 'reducing_instalment'] as const

export const waysOfBundle = (bundle: Pick<BundleFields, 'payment_options'>): Way[] => waysOf(bundle, WAYS)

export const bundleValues = (bundle: BundleFields): Values => ({
  program_id: bundle.program_id,
  name: bundle.name,
  description: bundle.description,
  how: bundle.is_dynamic_pricing ? 'dynamic' : 'flat',
  flat_price: money(bundle.flat_price),
  price_cap: money(bundle.price_cap),
  valid_from: day(bundle.valid_from),
  valid_to: day(bundle.valid_to),
  adults_min: whole(bundle.adults_min),
  adults_max: whole(bundle.adults_max),
  juveniles_min: whole(bundle.juveniles_min),
  juveniles_max: whole(bundle.juveniles_max),
  is_active: tick(bundle.is_active),
  plan_ids: '',
  ...optionsValues(bundle, WAYS),
  ...Object.assign(
    {},
    ...bundle.items.map((item) => ({
      [tickName(item.plan_id)]: 'on',
      [`price_${item.plan_id}`]: money(item.price_in_bundle),
      [`min_${item.plan_id}`]: whole(item.min_allowed),
      [`max_${item.plan_id}`]: whole(item.max_allowed),
    })),
  ),
})

const NAMES = [
  ...Object.keys(bundleValues(NEW_BUNDLE)).filter((name) => name !== 'is_active'),
  ...OPTION_NAMES,
]

export function read(values: Values): Read<BundleFields> {
  const form = readerOf(values)
  const { text, whole: count } = form
  const ids = plansIn(text('plan_ids')).filter((id) => form.isTicked(tickName(id)))
  const items = ids.map((plan_id) => {
    const price = form.money(`price_${plan_id}`)
    if (price === null) form.problems[`price_${plan_id}`] ??= 'Enter what it costs in the bundle'
    const own = `item_${plan_id}`
    const [min_allowed, max_allowed] = [count(`min_${plan_id}`, own), count(`max_${plan_id}`, own)]
    return { plan_id, min_allowed, max_allowed, price_in_bundle: price ?? 0 }
  })
  const fields: BundleFields = {
    program_id: text('program_id'),
    name: text('name'),
    description: text('description'),
    is_dynamic_pricing: text('how') === 'dynamic',
    flat_price: form.money('flat_price'),
    price_cap: form.money('price_cap'),
    payment_options: readOptions(form, WAYS),
    valid_from: form.day('valid_from'),
    valid_to: form.day('valid_to'),
    adults_min: count('adults_min'),
    adults_max: count('adults_max'),
    juveniles_min: count('juveniles_min'),
    juveniles_max: count('juveniles_max'),
    items,
    is_active: form.isTicked('is_active'),
  }
  return { fields, problems: form.problems }
}

export const getBundle = ({ page, headers }: Asking, bundle_id: string) =>
  page.call(getOfficeBundle, { headers, params: { bundle_id } })

export const BUNDLE: RecordKind<BundleFields> = {
  path: '/bundles',
  typed: (fields) => {
    const ids = plansIn(fields.field('plan_ids'))
    const names = ids.flatMap((id) => [`price_${id}`, `min_${id}`, `max_${id}`])
    return typedOf(fields, [...NAMES, ...names], ['is_active', ...ids.map(tickName)])
  },
  read,
  errors: (values) => errorsOf(read(values), (fields) => atTheirLines(values, bundleErrors(fields))),
  add: async ({ page, headers }, body) => (await page.call(createBundle, { headers, body })).bundle_id,
  change: ({ page, headers }, bundle_id, body) =>
    page.call(changeBundle, { headers, params: { bundle_id }, body }),
  now: async (asking, id) => {
    const item = await getBundle(asking, id)
    const { plan_ids: _, ...values } = bundleValues(item)
    return { version: item.version, values }
  },
}
