import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'

/** A code that is done away with: a cart that holds it is as if it had never been typed. */
export async function forgetCode(tx: Tx, { clubId, id }: { clubId: string; id: string }): Promise<void> {
  await tx.execute(sql`
    update carts set discount_code_id = null where club_id = ${clubId} and discount_code_id = ${id} and ordered_at is null`)
}
