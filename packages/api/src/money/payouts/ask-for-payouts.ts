import { sql } from 'drizzle-orm'
import { asClub } from '#kernel/db/as-club.ts'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { daily } from '#kernel/jobs/schedules.ts'
import type { GatewayEvent } from '#providers/payments/port.ts'
import type { OrderDeps } from '../orders/deps.ts'

/** Who was paid by card in this time may be sent something. */
const PAID_WITHIN_DAYS = 60

/** Each morning the gateway is asked what it has sent to the clubs that were paid by card. */
export const askForPayouts = daily('06:40', 'ask-for-payouts', async (tx, now) => {
  const at = now.toISOString()
  const found = await rows<{ id: string }>(
    tx,
    sql`select c.id from clubs c where exists (select from payments p where p.club_id = c.id and p.status = 'succeeded'
      and p.gateway <> 'hand' and p.settled_at > ${at}::timestamptz - ${PAID_WITHIN_DAYS} * interval '1 day')`,
  )
  for (const { id } of found) await asClub(tx, id, (own) => askGateway(own, id, at.slice(0, 10), now))
})

const CLUB_OF = {
  name: 'club_of_payouts',
  text: `select club_id as id from payment_setups where account = $1
    union select id from clubs where on_behalf_of = $1 limit 1`,
}

/** The gateway has sent something to a club's bank, or it came back from there: what, is asked. */
export async function onPayoutEvent(
  { db, now }: Pick<OrderDeps, 'db' | 'now'>,
  { eventId, account }: GatewayEvent,
): Promise<void> {
  const [club] = account === null ? [] : await db.readPlatform<{ id: string }>(CLUB_OF, [account])
  if (club) await db.withClub(club.id, (tx) => askGateway(tx, club.id, eventId, now()))
}

/** In the club's transaction; once for each that is named as the occasion. */
export async function askGateway(tx: Tx, clubId: string, occasion: string, now: Date): Promise<void> {
  const at = now.toISOString()
  await tx.execute(sql`
    insert into payment_effects (club_id, id, effect_key, kind, subject_id, priority, due_at, created_at)
    values (${clubId}, gen_random_uuid(), ${`payouts:${clubId}:${occasion}`}, 'payouts', ${clubId}, 1, ${at}, ${at})
    on conflict (club_id, effect_key) do nothing`)
}
