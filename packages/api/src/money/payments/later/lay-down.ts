import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { isOver, lockPayment } from '../payment-row.ts'

/**
 * Ends a charge that the gateway has never heard of, in the club's transaction. No card was asked, so nobody was refused: what it was
 * for is as it was before, and the attempt does not count. An instalment is begun anew at once, by another key and by what holds now.
 */
export async function layDown(
  tx: Tx,
  which: { clubId: string; paymentId: string },
  now: Date,
): Promise<boolean> {
  const row = await lockPayment(tx, which)
  if (!row || isOver(row.status) || row.gatewayPaymentId !== null) return false
  const at = now.toISOString()
  await tx.execute(sql`
    with ended as (
      update payments set status = 'cancelled', settled_at = ${at}, payment_token = null
      where club_id = ${row.clubId} and id = ${row.id}
    )
    update scheduled_payments s set
      status = case when s.called_off_at is not null then 'cancelled' when ${row.kind} = 'arrears' then 'failed' else 'planned' end,
      attempts = s.attempts - case when ${row.kind} = 'instalment' and s.attempts > 0 then 1 else 0 end,
      try_at = case when s.called_off_at is not null or ${row.kind} = 'arrears' then null
        when ${row.kind} = 'early' then coalesce(s.try_at, (s.due_on::timestamp + interval '9 hours') at time zone ${row.timeZone})
        else ${at}::timestamptz end
    where s.club_id = ${row.clubId} and s.payment_id = ${row.id} and s.status = 'charging'`)
  return true
}
