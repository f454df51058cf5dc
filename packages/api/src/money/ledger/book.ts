import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { TaxRate } from '@clubhouse/domain/money/tax/tax'
import type { Tx } from '#kernel/db/database.ts'
import { exists } from '#kernel/db/rows.ts'
import { TAX_SET_APART, UNTAXED } from './apart.ts'
import type { BookingKind } from './tables.ts'

/**
 * `gateway` is what the payment gateway owes the club, `cash` and `bank` what was taken by hand, `disputed` what banks hold; sales
 * are by the type of what was sold, and the tax in them beside it: what the club owes the tax office. `platform` is what the club owes the platform, which is invoiced and not taken off. `written-off` and `unpaid` tell of money that never came: no sale, no cash.
 * `income` and `costs` are of the bank's lines that pay no order: a grant, a sponsor, what the bank charges.
 */
export type Account =
  | 'gateway'
  | 'cash'
  | 'bank'
  | 'fees'
  | 'platform-fees'
  | 'platform'
  | 'disputed'
  | 'written-off'
  | 'unpaid'
  | `income:${string}`
  | `costs:${string}`
  | `sales:${string}`
  | `tax:${string}`

export interface Entry {
  account: Account
  /** Debits are positive, credits negative. */
  amount: number
  orderItemId?: string | null
  /** Of a sale that is no line of an order, and of what is at one rate of a bundle alone: any other line has its own. */
  tax?: TaxRate | null
}

export interface Booking {
  clubId: string
  kind: BookingKind
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
 * Bookings as a part of a statement that writes down what is booked: `booked` and `entered`, to stand behind another CTE or a
 * `with`. Each is written once, however often it is asked for; that entries add up to nothing is checked by the database. Sales are
 * told gross: what of them is tax is set apart here (`apart.ts`), whoever books. Where nothing that it names has a rate, that is left out
 * (`isTaxed`): it is the longest part.
 */
export function bookings(wanted: readonly Booking[], { isTaxed = true } = {}): SQL {
  const whole = wanted
    .map((booking) => ({ ...booking, entries: booking.entries.filter(({ amount }) => amount !== 0) }))
    .filter(({ entries }) => entries.length > 0)
  const transactions = whole.map(({ clubId, kind, effectKey, at, currency, ...about }) => ({
    club: clubId,
    id: randomUUID(),
    at,
    kind,
    key: effectKey,
    currency,
    order: about.orderId,
    payment: about.paymentId,
    refund: about.refundId,
  }))
  const entries = whole
    .flatMap(({ effectKey: key, entries: lines }) => lines.map((line) => ({ key, ...line })))
    .map(({ key, account, amount, orderItemId: item = null, tax = null }, at) => ({
      key,
      at,
      account,
      amount,
      item,
      tax_name: tax?.name ?? null,
      tax_rate: tax?.basisPoints ?? null,
    }))
  return sql`booked as (
      insert into ledger_transactions (club_id, id, at, kind, effect_key, order_id, payment_id, refund_id, currency)
      select t.club, t.id, t.at, t.kind, t.key, t."order", t.payment, t.refund, t.currency
      from jsonb_to_recordset(${JSON.stringify(transactions)}::jsonb) as t (club uuid, id uuid, at timestamptz, kind text,
        key text, "order" uuid, payment uuid, refund uuid, currency text)
      on conflict (club_id, effect_key) do nothing returning club_id, id, effect_key
    ), told as (
      select booked.club_id, booked.id, e.at, e.account, e.amount, e.item, e.tax_name, e.tax_rate
      from booked join jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e (key text, at int, account text, amount bigint,
        item uuid, tax_name text, tax_rate int) on e.key = booked.effect_key
    ), ${isTaxed ? TAX_SET_APART : UNTAXED}, entered as (
      insert into ledger_entries (club_id, transaction_id, line, account, amount, order_item_id, tax_name, tax_rate)
      select a.club_id, a.id, row_number() over (partition by a.club_id, a.id order by a.at, a.part, a.account), a.account, a.amount,
        a.item, a.tax_name, a.tax_rate
      from apart a where a.amount <> 0
      returning transaction_id
    )`
}

/** Books by itself; answers whether it was new. */
export async function book(tx: Tx, booking: Booking): Promise<boolean> {
  return exists(tx, sql`with ${bookings([booking])} select 1 from entered limit 1`)
}
