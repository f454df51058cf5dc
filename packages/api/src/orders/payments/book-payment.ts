import { sql } from 'drizzle-orm'
import type { PaymentWay } from '@clubhouse/contract/backoffice/order-limits'
import { allocate } from '@clubhouse/domain/pricing/allocate'
import { cents } from '@clubhouse/domain/money/money'
import { platformFeeOf } from '@clubhouse/domain/money/platform-fee'
import type { Tx } from '../../db/database.ts'
import { type Account, book, type Booking, type Entry } from '../../ledger/port.ts'
import type { GatewayPayment } from '../../providers/payments/port.ts'
import type { PaymentRow, Share } from './payment-row.ts'

/** What was captured: the gateway owes it to the club, sales by what it was paid for; and the gateway's fee. */
export async function bookingsOf(
  tx: Tx,
  row: PaymentRow & { shares: Share[] },
  truth: GatewayPayment,
  now: Date,
): Promise<Booking[]> {
  if (truth.amount === 0) return []
  const paidFor = row.shares.length > 0 ? row.shares : await wholeOrder(tx, row)
  return chargeOf(row, paidFor, truth, now)
}

/** The same for what it was paid for. */
export function chargeOf(
  row: Booked,
  paidFor: Share[],
  truth: Pick<GatewayPayment, 'amount' | 'fee'>,
  now: Date,
): Booking[] {
  const shares = enoughFor(truth.amount, paidFor)
  const parts = allocate(
    cents(truth.amount),
    shares.map(({ amount }) => cents(amount)),
  )
  const sales = shares.map(({ orderItemId, type }, at): Entry => ({
    account: `sales:${type}`,
    amount: 0 - (parts[at] ?? 0),
    orderItemId,
  }))
  const charge: Booking = {
    ...about(row, now),
    kind: 'charge',
    effectKey: `charge:${row.id}`,
    entries: [{ account: accountOf(row.method), amount: truth.amount }, ...sales],
  }
  return [charge, ...feeOf(row, truth, now)]
}

/** Booked when it is known, which may be after the capture. */
export function feeOf(row: Booked, { fee }: Pick<GatewayPayment, 'fee'>, now: Date): Booking[] {
  if (fee === null) return []
  const entries: Entry[] = [
    { account: 'fees', amount: fee },
    { account: 'gateway', amount: -fee },
  ]
  return [{ ...about(row, now), kind: 'fee', effectKey: `fee:${row.id}`, entries }]
}

/** Of card money that stays, by the rate of the day of its capture; it is invoiced, so the gateway has no part in it. */
export async function bookPlatformFee(
  tx: Tx,
  row: PaymentRow,
  { amount }: GatewayPayment,
  now: Date,
): Promise<void> {
  if (row.method !== 'card') return
  const fee = platformFeeOf(cents(amount), row.platformRate)
  const entries: Entry[] = [
    { account: 'platform-fees', amount: fee },
    { account: 'platform', amount: 0 - fee },
  ]
  if (fee > 0)
    await book(tx, { ...about(row, now), kind: 'fee', effectKey: `platform-fee:${row.id}`, entries })
}

/** Where money that came in this way is. */
export const accountOf = (method: PaymentWay = 'card'): Account =>
  method === 'card' ? 'gateway' : method === 'cash' ? 'cash' : 'bank'

type Booked = Pick<PaymentRow, 'id' | 'clubId' | 'orderId' | 'currency'> & { method?: PaymentWay }

const about = (row: Booked, at: Date) => ({
  clubId: row.clubId,
  at,
  currency: row.currency.toUpperCase(),
  orderId: row.orderId,
  paymentId: row.id,
})

/** More than was asked for is shared alike: it goes back. */
function enoughFor(paid: number, shares: Share[]): Share[] {
  const asked = shares.reduce((sum, { amount }) => sum + amount, 0)
  return paid <= asked ? shares : shares.map((share) => ({ ...share, amount: paid }))
}

/** Paid for nothing that is still open: it goes back, and was nobody's in particular meanwhile. */
async function wholeOrder(tx: Tx, { clubId, orderId }: PaymentRow): Promise<Share[]> {
  const found: unknown = await tx.execute(sql`
    select id as "orderItemId", type, 1 as amount from order_items
    where club_id = ${clubId} and order_id = ${orderId} and parent_id is null order by position`)
  return (found as { rows: Share[] }).rows
}
