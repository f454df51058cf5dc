import type { LineProblem } from '@clubhouse/contract/selling/cart'
import { formatMoney } from '@clubhouse/domain/format'
import type { CartMoment, Demand, StoredItem, ShownLine, SoldProduct } from './cart-kind.ts'

export interface LineInCart extends Pick<SoldProduct, 'name' | 'slug' | 'type'> {
  item: StoredItem
  shown: ShownLine
}

/**
 * Why each line cannot be bought as it stands, in the order of the lines; the first reason counts. What is left of
 * something goes to the lines from the top: those for whom there is none are told so, the others are not.
 */
export function lineProblems(lines: readonly LineInCart[], at: CartMoment): (LineProblem | null)[] {
  const taken = new Map<string, number>()
  return lines.map(
    (line) => line.shown.problem ?? tooMany(line) ?? soldOut(line, taken) ?? repriced(line, at),
  )
}

const tooMany = ({ shown }: LineInCart): LineProblem | null =>
  shown.tooMany ? { kind: 'gone', message: `${shown.tooMany} Please remove it and choose fewer.` } : null

function soldOut({ shown: { demands } }: LineInCart, taken: Map<string, number>): LineProblem | null {
  const lacking = summed(demands).find(({ stockId, count, left }) => (taken.get(stockId) ?? 0) + count > left)
  if (lacking) return { kind: 'sold_out', message: soldOutInWords(lacking) }
  for (const { stockId, count } of demands) taken.set(stockId, (taken.get(stockId) ?? 0) + count)
  return null
}

export const onlyLeft = ({ left, name }: Demand): string =>
  `${left === 1 ? 'is' : 'are'} only ${left} of ${name}`

function soldOutInWords(demand: Demand): string {
  const { left, name } = demand
  if (left <= 0) return `${name} is sold out. Please remove it to continue.`
  return `There ${onlyLeft(demand)} left, and your cart has more. Please remove what’s too many.`
}

function repriced({ item, name, shown }: LineInCart, { currency }: CartMoment): LineProblem | null {
  if (item.priceSeen === shown.unitPrice) return null
  const now = formatMoney(shown.unitPrice, currency)
  const before = formatMoney(item.priceSeen, currency)
  return { kind: 'repriced', message: `${name} costs ${now} now. It was ${before} when you added it.` }
}

/** A line may want the same thing twice: two children in one bundle. */
export function summed(demands: readonly Demand[]): Demand[] {
  const byStock = new Map<string, Demand>()
  for (const demand of demands) {
    const before = byStock.get(demand.stockId)
    byStock.set(demand.stockId, { ...demand, count: demand.count + (before?.count ?? 0) })
  }
  return [...byStock.values()]
}
