import type { OfficeOrder } from '@clubhouse/contract/money/office/orders'
import { toMinorUnits } from '@clubhouse/domain/money/money'

export interface AskedRefund {
  lines: { order_item_id: string; amount: number }[]
  /** As typed, by line. */
  typed: ReadonlyMap<string, string>
  isWrong: boolean
}

interface Typed {
  getAll: (name: string) => unknown[]
  get: (name: string) => unknown
}

/** Which lines were ticked, and how much of each; what was left empty is all that is left of the line. */
export function askedRefund(order: Pick<OfficeOrder, 'refundable'>, from: Typed): AskedRefund {
  const left = new Map(order.refundable.map((line) => [line.order_item_id, line.left]))
  const ticked = [...new Set(from.getAll('line').map(String))].filter((id) => left.has(id))
  const typed = new Map(ticked.map((id) => [id, textOf(from.get(`amount-${id}`))]))
  const lines = ticked.map((id) => {
    const text = (typed.get(id) ?? '').replaceAll(/[€£,\s]/g, '')
    return { order_item_id: id, amount: text === '' ? (left.get(id) ?? 0) : centsOf(text) }
  })
  const isWrong = lines.some(
    ({ order_item_id: id, amount }) => !(amount >= 1) || amount > (left.get(id) ?? 0),
  )
  return { lines, typed, isWrong }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const centsOf = (text: string): number =>
  /^\d{1,7}(\.\d{1,2})?$/.test(text) ? toMinorUnits(Number(text)) : Number.NaN
