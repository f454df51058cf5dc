import type { Currency } from '@clubhouse/contract/site/club'
import type { Order, OrderItem } from '@clubhouse/contract/money/orders'
import { formatMoney } from '../../format.ts'
import { cents } from '../money.ts'
import { percentWords, taxWord } from '../tax/tax-words.ts'
import { type RatedPart, taxByRate, type TaxRate, type TaxSum } from '../tax/tax.ts'

const rateOf = ({ name, basis_points: basisPoints }: NonNullable<OrderItem['tax']>): TaxRate => ({
  name,
  basisPoints,
})

/** The rates in a line; of a bundle those of its plans. */
function partsOf(item: OrderItem, { items }: Order): RatedPart[] {
  const inside = items.filter(({ bundle_order_item_id: bundle }) => bundle === item.order_item_id)
  return [item, ...inside].flatMap(({ tax, total }) => (tax ? [{ rate: rateOf(tax), weight: total }] : []))
}

const sumsOf = (order: Order, grossOf: (item: OrderItem) => number): TaxSum[] =>
  taxByRate(
    order.items
      .filter((item) => item.bundle_order_item_id === null)
      .map((item) => ({ gross: cents(grossOf(item)), parts: partsOf(item, order) })),
  )

/** "Includes VAT at 23%: €18.70" for each rate in what is paid today, and the club's number; nothing where no tax is borne. */
export function taxNotes(order: Order): string[] {
  const { tax_number: number, currency } = order
  if (!number) return []
  const word = taxWord(currency)
  const byPercent = new Map<number, number>()
  for (const { rate, tax } of sumsOf(order, (item) => item.initial_payment))
    byPercent.set(rate.basisPoints, (byPercent.get(rate.basisPoints) ?? 0) + tax)
  const money = (amount: number) => formatMoney(cents(amount), currency as Currency)
  return [
    ...[...byPercent]
      .filter(([, tax]) => tax > 0)
      .map(([points, tax]) => `Includes ${word} at ${percentWords(points)}: ${money(tax)}`),
    `${word} number: ${number}`,
  ]
}

/** What stands beside a line where lines bear different rates; empty where all bear the same. */
export function taxMark(item: OrderItem, order: Order): string {
  const rates = new Set(order.items.flatMap(({ tax }) => (tax ? [`${tax.name} ${tax.basis_points}`] : [])))
  if (!item.tax || rates.size < 2) return ''
  const { basis_points: points, name } = item.tax
  const word = taxWord(order.currency)
  return points === 0 ? `${word}: ${name.toLowerCase()}` : `${word} ${percentWords(points)}`
}
