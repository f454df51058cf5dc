import type { Currency } from '@clubhouse/contract/site/club'
import type { Order, OrderItem } from '@clubhouse/contract/money/orders'
import { formatMoney } from '../../format.ts'
import { cents, type Cents } from '../money.ts'
import { backByRate } from '../tax/back-by-rate.ts'
import { percentWords, taxWord } from '../tax/tax-words.ts'
import { grossByRate, type RatedPart, taxByRate, taxMoved, type TaxRate, type TaxSum } from '../tax/tax.ts'

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

/** The tax that went back with what was given back, as far as it is known of which lines that was. */
export function taxGivenBack(order: Order): number {
  const refunded = order.items
    .filter((item) => item.bundle_order_item_id === null)
    .reduce((sum, item) => sum + item.refunded, 0)
  if (!order.tax_number || refunded !== order.refunded) return 0
  const paid = (item: OrderItem) =>
    order.schedule
      .filter(({ order_item_id: id, status }) => id === item.order_item_id && status === 'paid')
      .reduce((sum, { amount }) => sum + amount, item.initial_payment)
  return order.items
    .filter((item) => item.bundle_order_item_id === null && item.refunded > 0)
    .reduce((sum, item) => sum + taxBackOf(item, cents(paid(item)), order), 0)
}

/** Of a line; what went back of a plan in a bundle is at the plan's own rate. */
function taxBackOf(item: OrderItem, paid: Cents, order: Order): number {
  const plans = order.items.filter(({ bundle_order_item_id: bundle }) => bundle === item.order_item_id)
  const ofPlans = plans.map(({ tax, refunded }) => ({ rate: tax ? rateOf(tax) : null, amount: refunded }))
  const rest = item.refunded - ofPlans.reduce((sum, { amount }) => sum + amount, 0)
  const held = grossByRate(paid, partsOf(item, order))
  const back = backByRate(held, [...ofPlans, { rate: null, amount: Math.max(0, rest) }])
  return held.reduce((sum, { rate, gross }, at) => {
    const left = cents(gross - (back[at]?.gross ?? 0))
    return sum - taxMoved(gross, left, rate.basisPoints)
  }, 0)
}
