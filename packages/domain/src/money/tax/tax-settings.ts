import type { NewTaxSettings } from '@clubhouse/contract/money/office/tax'

export interface TaxProblem {
  field: 'number' | 'rates' | 'default'
  message: string
}

/** As it stands on a letterhead: without blanks, in capitals. */
export const asTaxNumber = (typed: string): string => typed.replaceAll(/[\s.-]/g, '').toUpperCase()

// Letters and figures; Irish numbers of before 1991 have a + or a *.
const NUMBER = /^[A-Z0-9][A-Z0-9+*]{3,19}$/

/** Why a club's tax cannot be set so; null where it can. */
export function taxProblem({ registration, rates }: NewTaxSettings): TaxProblem | null {
  const names = rates.map(({ name }) => name.toLowerCase())
  if (new Set(names).size < names.length)
    return { field: 'rates', message: 'Two rates have the same name. Please give each its own.' }
  if (!registration) return null
  if (!NUMBER.test(asTaxNumber(registration.number)))
    return {
      field: 'number',
      message: 'That doesn’t look like a tax number. It has letters and figures only.',
    }
  if (rates.filter((rate) => rate.is_default).length !== 1)
    return { field: 'default', message: 'Please choose the rate that most of what you sell has.' }
  return null
}
