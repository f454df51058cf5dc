import type { Currency } from '@clubhouse/contract/site/club'
import type { Order, OrderItem, PlannedPayment, Settlement } from '@clubhouse/contract/money/orders'
import { dayOf, formatMoney, formatFullDateTime, formatPrice, formatShortDate } from '../../format.ts'
import { recursTill, UNTIL_STOPPED, untilWhen } from '../../selling/catalogue/plan-words.ts'
import { cents } from '../money.ts'
import { taxWord } from '../tax/tax-words.ts'
import { paidInParts } from './paid-in-parts.ts'
import { taxMark, taxNotes } from './receipt-tax.ts'

/** What an order says on the screen, on paper and in the mail: one text for all three, whose lines add up to its sums. */
export interface Receipt {
  number: string
  /** ORDER-09 */
  at: string
  /** Whose money it was; null where nobody said. */
  paidBy: string | null
  lines: ReceiptLine[]
  /** What the lines come to, each discount once by its name, and the order's total: all above the last one come to it. */
  sums: ReceiptRow[]
  /** What was paid today of each line, where something is paid later; the last is the sum. */
  today: ReceiptRow[]
  /** What is still to come on each day, or has come since. */
  later: ReceiptRow[]
  /** Of the later payments that have an end, those that have not come yet. */
  stillToPay: ReceiptRow | null
  /** "Visa ending 4242, 04/2030"; null where nothing was charged. */
  card: string | null
  refunded: string | null
  /** What of it is tax, and the club's number; left out where the club is not registered. */
  tax?: string[]
}

export interface ReceiptRow {
  label: string
  amount: string
}

export interface ReceiptLine {
  name: string
  /** Who it is for, or what was chosen of it; empty where there is nothing to say. */
  detail: string
  /** "6 payments: €30.00 today, then 5 × €30.00 from 01/09/2026"; empty for what is paid at once. */
  plan: string
  /** Before any discount. */
  amount: string
  /** The plans of a bundle. */
  inside: { name: string; detail: string }[]
  /** What plays: numbers of tickets, or lines of a lotto. */
  numbers: string[]
}

/** What stands before the numbers of a line. */
export const YOUR_NUMBERS = 'Your numbers'

export function receiptOf(order: Order, timeZone: string): Receipt {
  const money = (amount: number) => formatMoney(cents(amount), order.currency as Currency)
  const [paid] = order.transactions
  const tax = taxNotes(order)
  const items = order.items.filter((item) => item.bundle_order_item_id === null)
  const left = paidInParts(order, dayOf(order.created_at, timeZone))?.left ?? 0
  return {
    number: String(order.order_seq),
    at: formatFullDateTime(order.created_at, timeZone),
    paidBy: order.paid_by ?? null,
    lines: items.map((item) => lineOf(item, order, timeZone)),
    sums: sumsOf(order, items, money),
    today: [...partsOf(order, items, money), { label: 'Paid today', amount: money(order.pay_today.total) }],
    later: laterOf(order, timeZone, money),
    stillToPay: left > 0 ? { label: 'Still to pay', amount: money(left) } : null,
    card: paid?.settlement ? cardInWords(paid.settlement) : null,
    refunded: order.refunded > 0 ? refundedOf(order, money) : null,
    ...(tax.length > 0 && { tax }),
  }
}

type Money = (amount: number) => string

/** ORDER-11, DISC-07: gross, each discount once, net. What is neither reduced nor paid in parts needs no second sum. */
function sumsOf(order: Order, items: readonly OrderItem[], money: Money): ReceiptRow[] {
  const gross = sum(items.map(({ subtotal }) => subtotal))
  const total = sum(items.map((item) => item.total))
  const named = [...order.multiproduct_discounts, ...order.discount_codes, ...order.shop_item_discounts]
  const isWhole = sum(named.map(({ amount }) => amount)) === gross - total
  // What was sold elsewhere may not say what reduced it.
  const less = isWhole ? named : gross > total ? [{ name: 'Discount', amount: gross - total }] : []
  return [
    { label: 'Subtotal', amount: money(gross) },
    ...less.map(({ name, amount }) => ({ label: name, amount: `\u2212${money(amount)}` })),
    ...(less.length > 0 || order.pay_later > 0 ? [{ label: 'Order total', amount: money(total) }] : []),
  ]
}

/** "Senior player, Colm, 1 of 6" */
function partsOf(order: Order, items: readonly OrderItem[], money: Money): ReceiptRow[] {
  if (order.pay_later === 0 || items.length === 1) return []
  return items.map(({ product, first_name: who, number_of_payments: payments, initial_payment: today }) => ({
    label: [product.name, who, payments > 1 && `1 of ${payments}`].filter(Boolean).join(', '),
    amount: money(today),
  }))
}

const CAME: Partial<Record<PlannedPayment['status'], string>> = { paid: ', paid', failed: ', not paid' }

/** Payments of one day are one sum, as on the statement of the card. */
function laterOf({ schedule }: Order, timeZone: string, money: Money): ReceiptRow[] {
  const days = new Map<string, number>()
  for (const { due, amount, status } of schedule) {
    if (status === 'cancelled') continue
    const day = `${formatShortDate(due, timeZone)}${CAME[status] ?? ''}`
    days.set(day, (days.get(day) ?? 0) + amount)
  }
  return [...days].map(([label, amount]) => ({ label, amount: money(amount) }))
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** "€50.00, including €9.35 VAT": as it was booked, at the rates of then. */
function refundedOf({ refunded, tax_refunded: tax, currency }: Order, money: Money): string {
  return tax ? `${money(refunded)}, including ${money(tax)} ${taxWord(currency)}` : money(refunded)
}

function lineOf(item: OrderItem, order: Order, timeZone: string): ReceiptLine {
  const currency = order.currency as Currency
  return {
    name: item.quantity > 1 ? `${item.product.name} × ${item.quantity}` : item.product.name,
    detail: [detailOf(item), taxMark(item, order)].filter(Boolean).join(', '),
    plan: planOf(item, order, timeZone),
    amount: formatPrice(cents(item.subtotal), currency),
    inside: order.items
      .filter(({ bundle_order_item_id: bundle }) => bundle === item.order_item_id)
      .map((inside) => ({
        name: inside.product.name,
        detail: [detailOf(inside), taxMark(inside, order)].filter(Boolean).join(', '),
      })),
    numbers: item.numbers ?? [],
  }
}

const detailOf = ({ first_name, last_name, title }: OrderItem): string =>
  [first_name, last_name].filter(Boolean).join(' ') || title

/** ORDER-10: how many payments, and what is paid now and later, side by side. */
function planOf(item: OrderItem, { currency, schedule }: Order, timeZone: string): string {
  const later = schedule.filter(
    ({ order_item_id: id, status }) => id === item.order_item_id && status !== 'cancelled',
  )
  const [next] = later
  if (!next) return ''
  const money = (amount: number) => formatMoney(cents(amount), currency as Currency)
  const today = `${money(item.initial_payment)} today`
  const from = `from ${formatShortDate(next.due, timeZone)}`
  // What has no end has nothing that remains: only its next payment is known.
  if (item.remaining_payment === 0) {
    const until = item.product.type === 'Lotto' ? UNTIL_STOPPED : recursTill(null)
    return `${today}, then ${money(next.amount)} each time ${from}, ${until}`
  }
  const groups = grouped(later.map(({ amount }) => amount)).map(
    ([amount, count]) => `${count} × ${money(amount)}`,
  )
  const said = `${item.number_of_payments} payments: ${today}, then ${groups.join(' and ')} ${from}`
  const end = item.is_subscription ? item.recurs_until : null
  return end ? untilWhen(said, end) : said
}

function grouped(amounts: readonly number[]): [number, number][] {
  const found = new Map<number, number>()
  for (const amount of amounts) found.set(amount, (found.get(amount) ?? 0) + 1)
  return [...found]
}

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  diners_club: 'Diners Club',
}

/** DATA-64: any other brand is a card. */
export const cardName = ({
  brand,
  last_four_digits: last,
}: Pick<Settlement, 'brand' | 'last_four_digits'>): string => `${BRANDS[brand] ?? 'Card'} ending ${last}`

export const cardInWords = (card: Settlement): string =>
  `${cardName(card)}, ${String(card.expiration_month).padStart(2, '0')}/${card.expiration_year}`
