import { sql } from 'drizzle-orm'
import { asClub } from '../../db/as-club.ts'
import { every } from '../../jobs/schedules.ts'
import { giveUpOrder } from '../give-up.ts'
import { byClub } from './charge-due.ts'

const AT_ONCE = 200

/**
 * Finds what nobody told us: each minute the gateway is asked about payments that are still open, and an order that nobody has
 * paid in time comes to nothing. Its payment is ended at the gateway; should it have been made, that is learnt by it.
 */
export const reconcile = (onTrouble: (error: Error) => void) =>
  every(1, 'reconcile-orders', async (tx, now) => {
    const at = now.toISOString()
    const unpaid: unknown = await tx.execute(sql`
    select club_id as "clubId", id, status = 'New' and expires_at <= ${at} as "isOver" from orders
    where status in ('New', 'Pending') order by expires_at limit ${AT_ONCE}`)
    const { rows } = unpaid as { rows: { clubId: string; id: string; isOver: boolean }[] }
    for (const [clubId, ids] of byClub(rows.filter(({ isOver }) => isOver)))
      await asClub(tx, clubId, async (own) => {
        // One that cannot be given up must not keep all others from it.
        for (const orderId of ids)
          await own
            .transaction((inner) => giveUpOrder(inner, { clubId, orderId, to: 'Expired', now }))
            .catch(() => onTrouble(new Error(`Order ${orderId} could not be given up`)))
      })
    const minute = at.slice(0, 16)
    for (const [clubId, ids] of byClub(rows.filter(({ isOver }) => !isOver)))
      await asClub(tx, clubId, (own) =>
        own.execute(sql`
        insert into payment_effects (club_id, id, effect_key, kind, subject_id, priority, due_at, created_at)
        select ${clubId}, gen_random_uuid(), 'look:' || p.id || ':' || ${minute}, 'look', p.id, 1, ${at}, ${at}
        from payments p where p.club_id = ${clubId} and p.order_id = any(${`{${ids.join(',')}}`}::uuid[])
          and p.kind = 'checkout' and p.created_at < ${at}::timestamptz - interval '30 seconds'
        on conflict (club_id, effect_key) do nothing`),
      )
  })

/** So long after a capture its fee is still asked for. */
const FEE_KNOWN_WITHIN_DAYS = 7

/**
 * Each hour the gateway is asked about captured money of which it has more to say: a fee that was not known, a refund on its way, a
 * dispute that is open. Webhooks tell it sooner; this is for those that were lost.
 */
export const lookAfterMoney = every(60, 'look-after-money', async (tx, now) => {
  const at = now.toISOString()
  const found: unknown = await tx.execute(sql`
    select club_id as "clubId", id from payments
    where status = 'succeeded' and fee is null and settled_at > ${at}::timestamptz - ${FEE_KNOWN_WITHIN_DAYS} * interval '1 day'
    union select club_id, payment_id from refunds where status = 'pending'
    union select club_id, payment_id from disputes where status = 'open' limit ${AT_ONCE}`)
  for (const [clubId, ids] of byClub((found as { rows: { clubId: string; id: string }[] }).rows))
    await asClub(tx, clubId, (own) =>
      own.execute(sql`
        insert into payment_effects (club_id, id, effect_key, kind, subject_id, priority, due_at, created_at)
        select ${clubId}, gen_random_uuid(), 'after:' || p.id || ':' || ${at.slice(0, 13)}, 'look', p.id, 1, ${at}, ${at}
        from payments p where p.club_id = ${clubId} and p.id = any(${`{${ids.join(',')}}`}::uuid[])
        on conflict (club_id, effect_key) do nothing`),
    )
})
