import { CATALOGUE_LIMITS } from '@clubhouse/contract/selling/office/catalogue-limits'
import type { CodeFields } from '@clubhouse/contract/selling/office/discount-codes'
import type { DiscountFields } from '@clubhouse/contract/selling/office/discounts'
import { maxLength } from '../../../validators/validators.ts'
import { changesBetween, dayInWords, type FieldWords, inMoney, yesNo, saidOnly } from './field-words.ts'

/** The rules of what makes plans cheaper: the same in the browser that edits it and on the server that keeps it. */

type Off = 'percentage' | 'fixed'

function amountError(type: Off, amount: number): string | null {
  if (amount <= 0) return 'Enter how much is taken off'
  if (type === 'percentage') return amount > 100 ? 'No more than 100 per cent' : null
  return Number.isInteger(amount) ? null : 'Enter an amount in whole cents'
}

const nameError = (name: string): string | null =>
  name.trim() === '' ? 'Enter a name' : maxLength(CATALOGUE_LIMITS.name)(name)

export function discountErrors(fields: DiscountFields): Record<string, string> {
  const { name, kind, type, ends_on: until, plans, offerings } = fields
  const [first] = offerings
  if (kind === 'early_bird')
    return saidOnly({
      name: nameError(name),
      plans: plans.length === 0 ? 'Choose at least one plan' : null,
      ends_on: until === null ? 'Enter the last day of the lower price' : null,
      amount:
        first && offerings.length === 1
          ? amountError(type, first.discount_amount)
          : 'Enter how much is taken off',
    })
  const counts = offerings.map(({ number_of_products: count }) => count)
  return saidOnly({
    name: nameError(name),
    plans: plans.length === 0 ? 'Choose at least one plan' : null,
    offerings: offerings.length === 0 ? 'Say for how many, and how much is taken off' : null,
    ...Object.fromEntries(
      offerings.map(({ number_of_products: count, discount_amount: amount }, at) => [
        `offering_${at}`,
        counts.indexOf(count) === at ? amountError(type, amount) : `For ${count} there is one already`,
      ]),
    ),
  })
}

export const tidyDiscount = (fields: DiscountFields): DiscountFields => ({
  ...fields,
  name: fields.name.trim(),
  ends_on: fields.kind === 'early_bird' ? fields.ends_on : null,
  offerings:
    fields.kind === 'early_bird'
      ? fields.offerings.map((each) => ({ ...each, number_of_products: 1 }))
      : fields.offerings.toSorted((a, b) => a.number_of_products - b.number_of_products),
})

const off = (type: Off, amount: number, say: (amount: number) => string) =>
  type === 'percentage' ? `${amount}%` : say(amount)

type Offered = Pick<DiscountFields, 'kind' | 'type' | 'ends_on' | 'offerings'>

/** "2 plans 10%, 3 plans 15%", or "€10.00 until 31/07/2027": `say` knows the currency. */
export function offeringsInWords(
  { kind, type, ends_on: until, offerings }: Offered,
  say: (amount: number) => string,
): string {
  if (kind === 'early_bird')
    return `${off(type, offerings[0]?.discount_amount ?? 0, say)} until ${dayInWords(until)}`
  return offerings
    .map(
      ({ number_of_products: count, discount_amount: amount }) =>
        `${count} ${count === 1 ? 'plan' : 'plans'} ${off(type, amount, say)}`,
    )
    .join(', ')
}

const DISCOUNT: FieldWords<DiscountFields> = {
  name: ['Name', ({ name }) => name],
  offerings: ['Discount', (fields) => offeringsInWords(fields, inMoney)],
  plans: ['Plans', ({ plans }) => String(plans.length)],
  is_active: ['Switched on', ({ is_active: is }) => yesNo(is)],
}
export const discountChanges = (before: DiscountFields, after: DiscountFields) =>
  changesBetween(DISCOUNT, before, after)

const CODE_LETTERS = /^[A-Z0-9][A-Z0-9._-]*$/

export function codeErrors(
  { code, type, amount, plan_ids, valid_from, valid_to, use_limit }: CodeFields,
  used = 0,
): Record<string, string> {
  return saidOnly({
    code:
      code.trim() === ''
        ? 'Enter the code'
        : CODE_LETTERS.test(tidyCode(code))
          ? maxLength(CATALOGUE_LIMITS.code)(code)
          : 'Use letters and digits, without spaces',
    amount: amountError(type, amount),
    plan_ids: plan_ids?.length === 0 ? 'Choose plans, or take every plan' : null,
    valid_to:
      valid_from !== null && valid_to !== null && valid_to < valid_from
        ? 'The last day is before the first'
        : null,
    use_limit:
      use_limit !== null && use_limit < used
        ? `It was used ${used} times already, so it can’t be fewer`
        : null,
  })
}

/** As people type it, in capitals. */
export const tidyCode = (code: string): string => code.trim().toUpperCase()

export const tidyCodeFields = (fields: CodeFields): CodeFields => ({ ...fields, code: tidyCode(fields.code) })

const CODE: FieldWords<CodeFields> = {
  code: ['Code', ({ code }) => code],
  amount: ['Amount off', ({ type, amount }) => off(type, amount, inMoney)],
  plan_ids: ['Plans', ({ plan_ids: ids }) => (ids === null ? 'every plan' : String(ids.length))],
  valid_from: ['First day', ({ valid_from: day }) => dayInWords(day)],
  valid_to: ['Last day', ({ valid_to: day }) => dayInWords(day)],
  use_limit: ['How often', ({ use_limit: limit }) => (limit === null ? 'no limit' : String(limit))],
  is_active: ['Switched on', ({ is_active: is }) => yesNo(is)],
}
export const codeChanges = (before: CodeFields, after: CodeFields) => changesBetween(CODE, before, after)
