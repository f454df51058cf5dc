import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'

/** `gateway` is what the payment gateway owes the club; sales are by the type of what was sold. */
export type Account = 'gateway' | 'fees' | `sales:${string}`

export interface Entry {
  account: Account
  /** Debits are positive, credits negative. */
  amount: number
  orderItemId?: string | null
}

export interface Booking {
  clubId: string
  kind: 'charge' | 'fee' | 'refund' | 'correction'
  /** The same thing is booked once. */
  effectKey: string
  at: Date
  currency: string
  orderId?: string
  paymentId?: string
  refundId?: string
  entries: readonly Entry[]
}

/**
 * Writes a transaction with its entries, once however often it is asked for; answers whether it was new. That entries add up
 * to nothing is checked by the database.
 */
export async function book(tx: Tx, booking: Booking): Promise<boolean> {
  const { clubId, kind, effectKey, at, currency, orderId, paymentId, refundId } = booking
  const entries = booking.entries.filter(({ amount }) => amount !== 0)
  if (entries.length === 0) return false
  const rows = entries.map(({ account, amount, orderItemId = null }, line) => ({
    ...{ line: line + 1, account, amount },
    item: orderItemId,
  }))
  const result: unknown = await tx.execute(sql`
    with booked as (
      insert into ledger_transactions (club_id, id, at, kind, effect_key, order_id, payment_id, refund_id, currency)
      values (${clubId}, ${randomUUID()}, ${at.toISOString()}, ${kind}, ${effectKey}, ${orderId ?? null},
        ${paymentId ?? null}, ${refundId ?? null}, ${currency})
      on conflict (club_id, effect_key) do nothing returning id
    )
    insert into ledger_entries (club_id, transaction_id, line, account, amount, order_item_id)
    select ${clubId}, booked.id, e.line, e.account, e.amount, e.item
    from booked, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as e (line int, account text, amount bigint, item uuid)
    returning line`)
  return (result as { rows: unknown[] }).rows.length > 0
}
