import { sql } from 'drizzle-orm'
import type { PaymentWay } from '@clubhouse/contract/money/office/order-limits'
import { allocate } from '@clubhouse/domain/selling/pricing/allocate'
import { cents } from '@clubhouse/domain/money/money'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import type { Account, Booking, Entry } from '../ledger/port.ts'
import type { GatewayPayment } from '#providers/payments/port.ts'
import type { PaymentRow, Share } from './payment-row.ts'

/** What was captured: the gateway owes it to the club, sales by what it was paid for; and what is kept of it. */
export async function bookingsOf(
  tx: Tx,
  row: PaymentRow & { shares: Share[] },
  truth: GatewayPayment,
  now: Date,
): Promise<Booking[]> {
  if (truth.amount === 0) return []
  const paidFor = row.shares.length > 0 ? row.shares : await wholeOrder(tx, row)
  return chargeOf(row, paidFor, { ...row, amount: truth.amount }, now)
}

/** The same for what it was paid for. */
export function chargeOf(
  row: Booked,
  paidFor: Share[],
  taken: Kept & { amount: number },
  now: Date,
): Booking[] {
  const shares = enoughFor(taken.amount, paidFor)
  const parts = allocate(
    cents(taken.amount),
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
    entries: [{ account: accountOf(row.method), amount: taken.amount }, ...sales],
  }
  return [charge, ...feeOf(row, taken, now)]
}

type Kept = Pick<PaymentRow, 'applicationFee' | 'platformFee'>

/** Known since the gateway was told of it: what it really takes is the platform's affair, in the platform's currency. */
function feeOf(row: Booked, { applicationFee, platformFee }: Kept, now: Date): Booking[] {
  if (applicationFee === 0) return []
  const entries: Entry[] = [
    { account: 'fees', amount: applicationFee - platformFee },
    { account: 'platform-fees', amount: platformFee },
    { account: 'gateway', amount: -applicationFee },
  ]
  return [{ ...about(row, now), kind: 'fee', effectKey: feeKey(row.id), entries }]
}

export const feeKey = (paymentId: string): string => `fee:${paymentId}`

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
  return rows<Share>(
    tx,
    sql`select id as "orderItemId", type, 1 as amount from order_items
    where club_id = ${clubId} and order_id = ${orderId} and parent_id is null order by position`,
  )
}
