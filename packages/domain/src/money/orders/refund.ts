import { smallestCharge } from '../../selling/pricing/smallest-charge.ts'
import type { PaidLine } from './paid-line.ts'
import { splitOff, type SplitOff } from './plans-of-bundle.ts'

export interface WantedBack {
  order_item_id: string
  amount: number
}

export interface RefundPlan {
  amount: number
  /** What is counted on which line; what goes back of a plan counts on its bundle too. */
  counts: { id: string; amount: number }[]
  /** Lines that this gives back whole, with the plans of a bundle that goes back. */
  ended: string[]
  /** What is late on those: nobody is asked for it any more. */
  late: number
  /** Of plans that leave a bundle which goes on: what had been paid for each. */
  leaving: { id: string; paid: number }[]
  /** And what of the bundle's payments is theirs. */
  split: SplitOff[]
  /** How much of that is not late. */
  splitPlanned: number
  /** A payment of which a part would have to be split off is being taken at this moment. */
  isBeingTaken: boolean
}

/** Of each line what was paid and not given back; of a plan in a bundle never more than is left of the bundle. */
export function leftOfLines(lines: readonly PaidLine[]): Map<string, number> {
  const own = new Map(lines.map(({ id, paid, refunded }) => [id, Math.max(0, paid - refunded)]))
  return new Map(
    lines.map(({ id, parentId }) => {
      const left = own.get(id) ?? 0
      return [id, parentId === null ? left : Math.min(left, own.get(parentId) ?? 0)]
    }),
  )
}

/** The rule of every refund: what was paid for a line can be given back, and nothing else. Null where more is wanted. */
export function planRefund(
  lines: readonly PaidLine[],
  wanted: readonly WantedBack[],
  smallest: number = smallestCharge(),
): RefundPlan | null {
  const byId = new Map(lines.map((line) => [line.id, line]))
  const counts = new Map<string, number>()
  for (const { order_item_id: id, amount } of wanted) {
    const line = byId.get(id)
    if (!line || amount < 1) return null
    for (const each of line.parentId === null ? [id] : [id, line.parentId])
      counts.set(each, (counts.get(each) ?? 0) + amount)
  }
  const isWhole = ({ id, paid, refunded }: PaidLine) => refunded + (counts.get(id) ?? 0) >= paid
  for (const [id, amount] of counts) {
    const line = byId.get(id)
    if (!line || line.refunded + amount > line.paid) return null
  }
  const whole = new Set(lines.filter((line) => counts.has(line.id) && isWhole(line)).map(({ id }) => id))
  const ended = lines.filter(
    ({ id, parentId, isEnded }) => !isEnded && (whole.has(id) || (parentId !== null && whole.has(parentId))),
  )
  const endedIds = new Set(ended.map(({ id }) => id))
  // With its bundle a plan goes anyway, and what is late on the bundle counts once.
  const isAlone = ({ parentId }: PaidLine) => parentId !== null && !endedIds.has(parentId)
  const split = splitOff(lines, endedIds, smallest)
  const open = new Map(lines.flatMap((line) => line.open.map((payment) => [payment.id, payment] as const)))
  const sumOf = (isLate: boolean) =>
    split.reduce((sum, { payment, amount }) => sum + (open.get(payment)?.isLate === isLate ? amount : 0), 0)
  return {
    amount: wanted.reduce((sum, { amount }) => sum + amount, 0),
    counts: [...counts].map(([id, amount]) => ({ id, amount })),
    ended: ended.map(({ id }) => id),
    late: ended.reduce((sum, { parentId, late }) => sum + (parentId === null ? late : 0), sumOf(true)),
    leaving: ended.filter(isAlone).map(({ id, paid }) => ({ id, paid })),
    split,
    splitPlanned: sumOf(false),
    isBeingTaken: split.some(({ payment }) => open.get(payment)?.isBeingTaken),
  }
}

/** What a payment still has: captured, neither given back nor promised to be, nor taken back by a bank. */
export interface PaymentLeft {
  id: string
  left: number
}

export interface RefundPart<Payment extends PaymentLeft> {
  payment: Payment
  amount: number
  lines: WantedBack[]
}

/** Which payment gives back how much of which line, the first of them first; null where they do not have as much. */
export function partsOfRefund<Payment extends PaymentLeft>(
  payments: readonly Payment[],
  wanted: readonly WantedBack[],
): RefundPart<Payment>[] | null {
  const open = wanted.map((line) => ({ ...line }))
  const parts = payments.map((payment) => {
    let room = Math.max(0, payment.left)
    const lines = open.flatMap((line) => {
      const amount = Math.min(line.amount, room)
      line.amount -= amount
      room -= amount
      return amount > 0 ? [{ order_item_id: line.order_item_id, amount }] : []
    })
    return { payment, lines, amount: lines.reduce((sum, line) => sum + line.amount, 0) }
  })
  if (open.some(({ amount }) => amount > 0)) return null
  return parts.filter(({ amount }) => amount > 0)
}

/** What one person may give back of an order alone, where the club has set no other sum. In cents. */
export const REFUND_ALONE_UP_TO = 100_00

interface Asked {
  amount: number
  /** What was given back of the order before, each time by one person alone: many small ones are a large one. */
  before: number
  late: number
}

/** Whether somebody else has to confirm it: above the club's sum, and whenever what is owed ends with it. */
export const needsSecondPerson = ({ amount, before, late }: Asked, aloneUpTo: number): boolean =>
  late > 0 || before + amount > aloneUpTo

/** What the first of two was told that a refund would do. */
export type SeenRefund = Pick<RefundPlan, 'amount' | 'ended' | 'late'>

/** Whether it would still do the same: the second says yes to what the first has seen, and to nothing else. */
export const isAsSeen = (plan: SeenRefund, seen: SeenRefund): boolean =>
  plan.amount === seen.amount &&
  plan.late === seen.late &&
  plan.ended.toSorted().join() === seen.ended.toSorted().join()
