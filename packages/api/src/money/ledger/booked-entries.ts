import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import type { Entry } from './book.ts'

/** What people paid: a sale and the tax that it contains, of an entry `e`, for whoever tells of takings. */
export const IS_SALE = `(e.account like 'sales:%' or e.account like 'tax:%')`

/** The account of the sale, of its tax too. */
export const GROSS_ACCOUNT = `regexp_replace(e.account, '^tax:', 'sales:')`

/** What was booked under a key, line by line. */
export const entriesOf = (tx: Tx, clubId: string, effectKey: string): Promise<Entry[]> =>
  read(tx, sql`t.club_id = ${clubId} and t.effect_key = ${effectKey}`)

/** The same turned round, for whoever puts it right. */
export const bookedBack = async (tx: Tx, clubId: string, effectKey: string): Promise<Entry[]> =>
  turned(await entriesOf(tx, clubId, effectKey))

/** All that stands in the books for a payment, whatever it was booked as: what is left of each account and line. */
export const bookedOf = (tx: Tx, clubId: string, paymentId: string): Promise<Entry[]> =>
  read(tx, sql`t.club_id = ${clubId} and t.payment_id = ${paymentId}`)

export const turned = (entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => ({ ...entry, amount: -entry.amount }))

/** Sales stand with their tax and at their rate, as they are told to the books: whoever books them again has it set apart again. */
async function read(tx: Tx, which: SQL): Promise<Entry[]> {
  return rows<Entry>(
    tx,
    sql`select b.account, sum(b.amount)::int as amount, b.item as "orderItemId",
      case when b.rate is not null then json_build_object('name', b.name, 'basisPoints', b.rate) end as tax
    from (
      select ${sql.raw(GROSS_ACCOUNT)} as account, e.amount, e.order_item_id as item, t.at, e.transaction_id, e.line,
        e.tax_name as name, e.tax_rate as rate
      from ledger_transactions t
      join ledger_entries e on e.club_id = t.club_id and e.transaction_id = t.id
      where ${which}) b
    group by b.account, b.item, b.name, b.rate having sum(b.amount) <> 0
    order by min(b.at), min(b.line), b.account, b.item`,
  )
}
