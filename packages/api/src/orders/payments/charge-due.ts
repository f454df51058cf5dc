import { sql } from 'drizzle-orm'
import { asClub } from '../../db/as-club.ts'
import type { Tx } from '../../db/database.ts'
import { every } from '../../jobs/schedules.ts'
import type { Fulfilment } from '../deps.ts'
import { newestCard } from './newest-card.ts'

const AT_ONCE = 200

/** What has come due is charged to the card that was kept with the order. In the transaction of the platform's clock. */
export const chargeDue = (fulfilments: readonly Fulfilment[]) =>
  every(1, 'charge-due', async (tx, now) => {
    const due: unknown = await tx.execute(sql`
    select club_id as "clubId", id from scheduled_payments
    where status = 'planned' and try_at <= ${now.toISOString()} order by try_at limit ${AT_ONCE}`)
    for (const [clubId, ids] of byClub((due as { rows: { clubId: string; id: string }[] }).rows))
      await asClub(tx, clubId, (own) => startCharges(own, clubId, ids, now, fulfilments))
  })

export function byClub(rows: readonly { clubId: string; id: string }[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { clubId, id } of rows) found.set(clubId, [...(found.get(clubId) ?? []), id])
  return found
}

/**
 * Takes what is due, if nobody else has: the condition in the UPDATE decides. Each attempt is a payment of its own, with an
 * effect that charges it; one without a card fails there, and is in arrears.
 */
export async function startCharges(
  tx: Tx,
  clubId: string,
  ids: readonly string[],
  now: Date,
  fulfilments: readonly Fulfilment[] = [],
): Promise<void> {
  // The order before what is planned of it, as everywhere: whoever gives it back calls that off under the same lock.
  await tx.execute(sql`
    select 1 from orders where club_id = ${clubId} and id in (select order_id from scheduled_payments
      where club_id = ${clubId} and id = any(${`{${ids.join(',')}}`}::uuid[])) order by id for no key update`)
  for (const { callOff } of fulfilments) await callOff?.(tx, { clubId, paymentIds: ids, now })
  const at = now.toISOString()
  // What cannot be charged by us waits for its holder; what is no longer owed waits for nobody.
  await tx.execute(sql`
    update scheduled_payments s set try_at = null, status = case when o.status = 'Completed' then 'failed' else 'cancelled' end
    from orders o
    where s.club_id = ${clubId} and s.id = any(${`{${ids.join(',')}}`}::uuid[]) and s.status = 'planned'
      and o.club_id = s.club_id and o.id = s.order_id
      and (o.status <> 'Completed' or not exists (select from payments p where p.club_id = s.club_id
        and p.order_id = s.order_id and p.status = 'succeeded' and p.method_id is not null))`)
  await tx.execute(sql`
    with taken as (
      update scheduled_payments set status = 'charging', attempts = attempts + 1, payment_id = gen_random_uuid()
      where club_id = ${clubId} and id = any(${`{${ids.join(',')}}`}::uuid[]) and status = 'planned' and try_at <= ${at}
        and order_id in (select o.id from orders o where o.club_id = ${clubId} and o.status = 'Completed')
        and exists (select from payments p where p.club_id = ${clubId} and p.order_id = scheduled_payments.order_id
          and p.status = 'succeeded' and p.method_id is not null)
      returning id, order_id, payment_id, amount, attempts
    ), charged as (
      insert into payments (club_id, id, order_id, kind, gateway, customer_id, method_id, amount, currency, status, created_at)
      select ${clubId}, t.payment_id, t.order_id, 'instalment', first.gateway, card.customer_id, card.method_id, t.amount,
        first.currency, 'creating', ${at}
      from taken t
      join payments first on first.club_id = ${clubId} and first.order_id = t.order_id and first.kind = 'checkout'
      left join lateral (${newestCard(clubId, sql`t.order_id`)}) card on true
    )
    insert into payment_effects (club_id, id, effect_key, kind, subject_id, due_at, created_at)
    select ${clubId}, gen_random_uuid(), 'charge:' || t.id || ':' || t.attempts, 'charge', t.payment_id, ${at}, ${at}
    from taken t`)
}
