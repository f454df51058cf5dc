import type { Currency } from '@clubhouse/contract/site/club'
import { formatPrice } from '../../format.ts'
import { cents } from '../../money/money.ts'
import type { HouseholdPrice, PersonPrice } from './household-price.ts'
import type { RenewalChoice } from './successor.ts'

/** "Their share of the Family pack. On its own it would be €110.00."; null where it is the plan's own price. */
export function whyThisPrice({ alone, price, why }: PersonPrice, currency: Currency): string | null {
  const money = (amount: number) => formatPrice(cents(amount), currency)
  const byItself = alone > price ? ` On its own it would be ${money(alone)}.` : ''
  switch (why.kind) {
    case 'price':
      return null
    case 'discount':
      return `${money(alone)}, less ${money(alone - price)} for ${why.names.join(' and ')}.`
    case 'bundle':
      return `Their share of the ${why.name}.${byItself}`
  }
}

export function whyThisPlan(choice: RenewalChoice, firstName: string, before: string): string {
  if (choice === 'same') return `The same as before.`
  return choice === 'outgrown'
    ? `${firstName} is too old for ${before} now, so this is the next group.`
    : `${before} isn’t there any more. This is the nearest to it.`
}

/** "Renew 4 for €287.50"; what comes again and again is paid a part at a time. */
export function renewLabel(people: number, { total, today }: HouseholdPrice, currency: Currency): string {
  const amount = formatPrice(cents(today), currency)
  if (people === 0) return 'Choose who to renew'
  return today === total ? `Renew ${people} for ${amount}` : `Renew ${people} for ${amount} today`
}
