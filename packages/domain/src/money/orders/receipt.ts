import type { Currency } from '@clubhouse/contract/site/club'
import type { Order, OrderItem, Settlement } from '@clubhouse/contract/money/orders'
import { formatMoney, formatFullDateTime, formatPrice, formatShortDate } from '../../format.ts'
import { cents } from '../money.ts'
import { taxWord } from '../tax/tax-words.ts'
import { taxGivenBack, taxMark, taxNotes } from './receipt-tax.ts'

/** What an order says on the screen, on paper and in the mail: one text for all three. */
export interface Receipt {
  number: string
  /** ORDER-09 */
  at: string
  lines: ReceiptLine[]
  /** Name and what it takes off. */
  discounts: ReceiptRow[]
  /** Subtotal, discount and what was paid today. */
  today: ReceiptRow[]
  /** Each payment that is still to come, or has come since. */
  later: ReceiptRow[]
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
  /** "€30.00 today, then 5 × €30.00"; empty for what is paid at once. */
  plan: string
  amount: string
  /** The plans of a bundle. */
  inside: { name: string; detail: string }[]
}

export function receiptOf(order: Order, timeZone: string): Receipt {
  const money = (amount: number) => formatMoney(cents(amount), order.currency as Currency)
  const less = (amount: number) => `-${money(amount)}`
  const { subtotal, discount, total } = order.pay_today
  const [paid] = order.transactions
  const tax = taxNotes(order)
  return {
    number: String(order.order_seq),
    at: formatFullDateTime(order.created_at, timeZone),
    lines: order.items
      .filter((item) => item.bundle_order_item_id === null)
      .map((item) => lineOf(item, order, timeZone)),
    discounts: [...order.multiproduct_discounts, ...order.discount_codes, ...order.shop_item_discounts].map(
      ({ name, amount }) => ({ label: name, amount: less(amount) }),
    ),
    today: [
      { label: 'Subtotal', amount: money(subtotal) },
      ...(discount > 0 ? [{ label: 'Discount', amount: less(discount) }] : []),
      { label: 'Paid today', amount: money(total) },
    ],
    later: order.schedule
      .filter(({ status }) => status !== 'cancelled')
      .map(({ due, amount, status }) => ({
        label: `${formatShortDate(due, timeZone)}${status === 'paid' ? ', paid' : status === 'failed' ? ', not paid' : ''}`,
        amount: money(amount),
      })),
    card: paid?.settlement ? cardInWords(paid.settlement) : null,
    refunded: order.refunded > 0 ? refundedOf(order, money) : null,
    ...(tax.length > 0 && { tax }),
  }
}

/** "€50.00, including €9.35 VAT" */
function refundedOf(order: Order, money: (amount: number) => string): string {
  const tax = taxGivenBack(order)
  return tax > 0
    ? `${money(order.refunded)}, including ${money(tax)} ${taxWord(order.currency)}`
    : money(order.refunded)
}

function lineOf(item: OrderItem, order: Order, timeZone: string): ReceiptLine {
  const currency = order.currency as Currency
  return {
    name: item.quantity > 1 ? `${item.product.name} × ${item.quantity}` : item.product.name,
    detail: [detailOf(item), taxMark(item, order)].filter(Boolean).join(', '),
    plan: planOf(item, order, timeZone),
    amount: formatPrice(cents(item.total), currency),
    inside: order.items
      .filter(({ bundle_order_item_id: bundle }) => bundle === item.order_item_id)
      .map((inside) => ({
        name: inside.product.name,
        detail: [detailOf(inside), taxMark(inside, order)].filter(Boolean).join(', '),
      })),
  }
}

const detailOf = ({ first_name, last_name, title }: OrderItem): string =>
  [first_name, last_name].filter(Boolean).join(' ') || title

/** "€50.00 today, then 5 × €30.00 from 01/09/2026": what is paid now and later, side by side. */
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
  if (item.remaining_payment === 0) return `${today}, then ${money(next.amount)} each time ${from}`
  const groups = grouped(later.map(({ amount }) => amount)).map(
    ([amount, count]) => `${count} × ${money(amount)}`,
  )
  return `${today}, then ${groups.join(' and ')} ${from}`
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
