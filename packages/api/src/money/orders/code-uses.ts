import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { exists } from '#kernel/db/rows.ts'
import { countingUse, uncountingUse } from '#selling/catalogue/port.ts'

type Which = { clubId: string; orderId: string }

const codeOf = ({ clubId, orderId }: Which): SQL =>
  sql`(select o.discount_code_id from orders o where o.club_id = ${clubId} and o.id = ${orderId})`

/** Counts a use of the code, unless it has been used as often as it may be. */
export const takeCode = async (tx: Tx, clubId: string, codeId: string | null): Promise<boolean> =>
  codeId === null || exists(tx, countingUse(clubId, sql`${codeId}`))

/** Given up, it gave the use of its code back; whoever paid in the end has used it. */
export async function takeCodeAgain(tx: Tx, order: Which): Promise<void> {
  await tx.execute(countingUse(order.clubId, codeOf(order)))
}

/** The use of an order's code goes back: part of the statement that gives it up. */
export const givingCodeBack = (order: Which): SQL => uncountingUse(order.clubId, codeOf(order))
