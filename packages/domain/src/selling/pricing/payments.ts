import { cents, type Cents, spread } from '../../money/money.ts'

/** DATA-26, DATA-32: how a plan is paid; nothing of it for one that is paid at once. */
export interface PaymentChoice {
  type: 'instalment' | 'reducing_instalment' | 'subscription'
  /** How many in all; null for a subscription that goes on until it is cancelled. */
  payments: number | null
  /** What is paid first, where that is not a share like the others. */
  initial: Cents | null
}

export interface Payments {
  /** DATA-24: of what is paid now. */
  today: { subtotal: Cents; discount: Cents; total: Cents }
  /** Each payment after the first, in order. */
  later: Cents[]
  /** The place of each of them in the rhythm, 1 being the one after the first: one that was left out leaves a gap. */
  laterAt: number[]
  /** What comes again and again after that, without an end. */
  endless: Cents | null
}

/** What is paid in all, as far as that has an end: the periods of a subscription, or the price itself. */
export function subtotalOf(price: Cents, choice: PaymentChoice | null): Cents {
  return choice?.type === 'subscription' && choice.payments !== null ? cents(price * choice.payments) : price
}

/**
 * DISC-05, DISC-06, OPEN-111: the price and its discount over the payments, in whole cents, the first payment taking
 * what does not divide. Of a subscription without an end only the first payment is reduced. What would be less than `smallest` later is
 * paid with the first: no card is charged so little.
 */
export function paymentsFor(
  price: Cents,
  discount: Cents,
  choice: PaymentChoice | null,
  smallest: Cents = cents(0),
): Payments {
  if (choice?.type === 'subscription' && choice.payments === null) {
    const endless = smallest > 0 && price === 0 ? null : price
    return { today: reduced(price, discount), later: [], laterAt: [], endless }
  }
  const parts = sharesOf(price, choice)
  const off = discountShares(parts, discount)
  const all = parts.map((part, at) => ({ at, part, off: off[at] ?? cents(0) }))
  const isToday = (each: (typeof all)[number]) => each.at === 0 || each.part - each.off < smallest
  const today = all.filter(isToday)
  const later = all.filter((each) => !isToday(each))
  return {
    today: reduced(sum(today.map(({ part }) => part)), sum(today.map((each) => each.off))),
    later: later.map((each) => cents(each.part - each.off)),
    laterAt: later.map(({ at }) => at),
    endless: null,
  }
}

const sum = (amounts: readonly Cents[]): Cents => cents(amounts.reduce((total, each) => total + each, 0))

function sharesOf(price: Cents, choice: PaymentChoice | null): Cents[] {
  if (!choice || choice.payments === null) return [price]
  const { type, payments, initial } = choice
  if (type === 'subscription') return Array.from({ length: payments }, () => price)
  if (initial === null || payments === 1) return spread(price, payments)
  const first = cents(Math.min(initial, price))
  return [first, ...spread(cents(price - first), payments - 1)]
}

/** In equal parts, the first taking the remainder; what a small payment cannot take is taken by the next ones. */
function discountShares(parts: readonly Cents[], discount: Cents): Cents[] {
  const wanted = spread(discount, parts.length)
  let over = 0
  const taken = parts.map((part, at) => {
    const share = (wanted[at] ?? 0) + over
    over = Math.max(0, share - part)
    return share - over
  })
  // The last could not take it all: those before it have room, since no discount is more than the whole.
  for (let at = taken.length - 1; at >= 0 && over > 0; at -= 1) {
    const room = Math.min(over, (parts[at] ?? 0) - (taken[at] ?? 0))
    taken[at] = (taken[at] ?? 0) + room
    over -= room
  }
  return taken.map(cents)
}

const reduced = (subtotal: Cents, discount: Cents) => ({
  subtotal,
  discount,
  total: cents(subtotal - discount),
})
