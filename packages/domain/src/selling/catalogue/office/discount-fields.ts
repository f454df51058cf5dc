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

export function discountErrors({ name, type, plans, offerings }: DiscountFields): Record<string, string> {
  const counts = offerings.map(({ number_of_products: count }) => count)
  return saidOnly({
    name: name.trim() === '' ? 'Enter a name' : maxLength(CATALOGUE_LIMITS.name)(name),
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
  offerings: fields.offerings.toSorted((a, b) => a.number_of_products - b.number_of_products),
})

const off = (type: Off, amount: number) => (type === 'percentage' ? `${amount}%` : inMoney(amount))

/** "2 plans 10%, 3 plans 15%" */
export const offeringsInWords = ({ type, offerings }: Pick<DiscountFields, 'type' | 'offerings'>): string =>
  offerings
    .map(
      ({ number_of_products: count, discount_amount: amount }) =>
        `${count} ${count === 1 ? 'plan' : 'plans'} ${off(type, amount)}`,
    )
    .join(', ')

const DISCOUNT: FieldWords<DiscountFields> = {
  name: ['Name', ({ name }) => name],
  offerings: ['Taken off', offeringsInWords],
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
  amount: ['Taken off', ({ type, amount }) => off(type, amount)],
  plan_ids: ['Plans', ({ plan_ids: ids }) => (ids === null ? 'every plan' : String(ids.length))],
  valid_from: ['First day', ({ valid_from: day }) => dayInWords(day)],
  valid_to: ['Last day', ({ valid_to: day }) => dayInWords(day)],
  use_limit: ['How often', ({ use_limit: limit }) => (limit === null ? 'no limit' : String(limit))],
  is_active: ['Switched on', ({ is_active: is }) => yesNo(is)],
}
export const codeChanges = (before: CodeFields, after: CodeFields) => changesBetween(CODE, before, after)
