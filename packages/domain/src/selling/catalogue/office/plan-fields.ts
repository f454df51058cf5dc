import { CATALOGUE_LIMITS } from '@clubhouse/contract/selling/office/catalogue-limits'
import type { PlanFields, PlanPaymentOption } from '@clubhouse/contract/selling/office/plans'
import { maxLength } from '../../../validators/validators.ts'
import {
  ageInWords,
  changesBetween,
  dayInWords,
  type FieldWords,
  inMoney,
  yesNo,
  saidOnly,
} from './field-words.ts'

/** The rules of a plan: the same in the browser that edits it and on the server that keeps it. */

export type PlanErrors = Record<string, string>

export function planErrors(fields: PlanFields): PlanErrors {
  const { name, program_id, age_from, age_to, opens_on, closes_on, ends_on } = fields
  return saidOnly({
    name: name.trim() === '' ? 'Enter a name' : maxLength(CATALOGUE_LIMITS.name)(name),
    program_id: program_id === '' ? 'Choose a programme' : null,
    age_to:
      age_from !== null && age_to !== null && age_to < age_from ? 'The oldest is below the youngest' : null,
    closes_on:
      opens_on !== null && closes_on !== null && closes_on < opens_on
        ? 'The last day of the sale is before the first'
        : null,
    ends_on:
      opens_on !== null && ends_on !== null && ends_on < opens_on
        ? 'It would end before it goes on sale'
        : null,
    member_form_id: fields.member_form_id === '' ? 'Choose a form' : null,
    guardian_form_id:
      fields.is_juvenile && fields.guardian_form_id === null
        ? 'Choose the form that a parent or guardian fills in'
        : null,
    ...optionErrors(fields.payment_options, fields.price),
    ...(hasTwoSubscriptions(fields) && { option_1: 'A subscription can’t be offered beside anything else' }),
  })
}

/** MEMB-19: a subscription can be paid in no other way. */
const hasTwoSubscriptions = ({ payment_options: options }: PlanFields) =>
  options.length > 1 && options.some(({ type }) => type === 'subscription')

/** By its place; of a bundle whose price depends on what is in it, the price is not known. */
export const optionErrors = (
  options: readonly PlanPaymentOption[],
  price: number | null,
): Record<string, string | null> =>
  Object.fromEntries(options.map((option, at) => [`option_${at}`, optionError(option, price)]))

function optionError(option: PlanPaymentOption, price: number | null): string | null {
  const { type, number_of_payments: count, initial_payment: first } = option
  if (type === 'subscription')
    return count === null ? null : 'A subscription is paid until the plan ends: leave the number empty'
  if (count === null || count < 2) return 'Say in how many payments: two or more'
  if (price === 0) return 'There is nothing to pay in parts'
  return first !== null && price !== null && first > price ? 'The first payment is more than the price' : null
}

/** As it is kept: nothing of what does not apply. */
export const tidyPlan = (fields: PlanFields): PlanFields => ({
  ...fields,
  name: fields.name.trim(),
  description: fields.description.trim(),
  age_on: fields.age_from === null && fields.age_to === null ? null : fields.age_on,
  guardian_form_id: fields.is_juvenile ? fields.guardian_form_id : null,
})

/** Of those places some are gone already. */
export const tooFewPlaces = (taken: number): string =>
  taken === 1
    ? '1 place is sold or held already, so it can’t be fewer'
    : `${taken} places are sold or held already, so it can’t be fewer`

const WORDS: FieldWords<PlanFields> = {
  name: ['Name', ({ name }) => name],
  description: ['Description', ({ description }) => description],
  price: ['Price', ({ price }) => inMoney(price)],
  payment_options: ['Ways to pay', ({ payment_options: options }) => options.map(optionInWords).join(', ')],
  is_juvenile: ['For children', ({ is_juvenile: is }) => yesNo(is)],
  age_from: ['From age', ({ age_from: age }) => ageInWords(age)],
  age_to: ['To age', ({ age_to: age }) => ageInWords(age)],
  age_on: ['Age counted on', ({ age_on: day }) => dayInWords(day)],
  places: ['Places', ({ places }) => (places === null ? 'no limit' : String(places))],
  opens_on: ['On sale from', ({ opens_on: day }) => dayInWords(day)],
  closes_on: ['On sale to', ({ closes_on: day }) => dayInWords(day)],
  ends_on: ['Membership ends', ({ ends_on: day }) => dayInWords(day)],
  is_active: ['On the website', ({ is_active: is }) => yesNo(is)],
}

/** What became different, for the audit log and beside what somebody else saved. */
export const planChanges = (before: PlanFields, after: PlanFields) => [
  ...changesBetween(WORDS, before, after),
  ...(before.program_id === after.program_id
    ? []
    : [{ field: 'Programme', before: 'one', after: 'another' }]),
  ...(before.member_form_id === after.member_form_id && before.guardian_form_id === after.guardian_form_id
    ? []
    : [{ field: 'Form', before: 'one', after: 'another' }]),
]

export function optionInWords(option: PlanPaymentOption): string {
  const { type, frequency, occurrence, number_of_payments: count, initial_payment: first } = option
  const unit = frequency === 'monthly' ? 'month' : 'week'
  const rhythm = occurrence === 1 ? `every ${unit}` : `every ${occurrence} ${unit}s`
  const many = count === null ? '' : `${count} payments `
  const name = { instalment: '', reducing_instalment: 'reducing: ', subscription: 'subscription ' }[type]
  return `${name}${many}${rhythm}${first === null ? '' : `, ${inMoney(first)} first`}`
}
