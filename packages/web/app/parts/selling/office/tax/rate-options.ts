import type { OfficeTaxRate } from '@clubhouse/contract/money/office/tax'
import { rateWords } from '@clubhouse/domain/money/tax/tax-words'
import type { Option } from '#ui/field/select.tsx'
import { PRODUCT_TAX } from './messages.ts'

export const wordsOf = ({ name, basis_points: basisPoints }: OfficeTaxRate): string =>
  rateWords({ name, basisPoints })

/** The usual one first, which chooses nothing; then each by name. */
export const rateOptions = (rates: readonly OfficeTaxRate[]): Option[] => {
  const usual = rates.find((rate) => rate.is_default)
  return [
    { value: '', label: PRODUCT_TAX.asUsual(usual ? wordsOf(usual) : '') },
    ...rates.map((rate) => ({ value: rate.rate_id, label: wordsOf(rate) })),
  ]
}
