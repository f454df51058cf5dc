import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import type { Schedule } from '#kernel/jobs/schedules.ts'
import type { Fulfilment } from '../../orders/deps.ts'
import { clubByClub } from '../by-club.ts'
import { newestCard, openDisputes } from './newest-card.ts'

const AT_ONCE = 200

/** What has come due is charged to the card that was kept with the order; of a club that is switched off not before it is on again. */
export const chargeDue = (fulfilments: readonly Fulfilment[], onTrouble: (error: Error) => void): Schedule =>
  clubByClub({
    kind: 'charge-due',
    everyMinutes: 1,
    atOnce: AT_ONCE,
    onTrouble,
    due: (now) =>
      sql`select s.club_id, s.id from scheduled_payments s join clubs c on c.id = s.club_id
        where s.status = 'planned' and s.try_at <= ${now.toISOString()} and c.suspended_at is null`,
    async work(tx, clubId, ids, now) {
      for (const orderId of await startCharges(tx, clubId, ids, now, fulfilments))
        onTrouble(new Error(`Order ${orderId} is not charged today: its card is disputed in another order`))
    },
  })

/**
 * Takes what is due, if nobody else has: the condition in the UPDATE decides. Each attempt is a payment of its own, with an
 * effect that charges it; one without a card fails there, and is in arrears. Answers the orders that wait because of what their card's
 * holder says of another one.
 */
export async function startCharges(
  tx: Tx,
  clubId: string,
  ids: readonly string[],
  now: Date,
  fulfilments: readonly Fulfilment[] = [],
): Promise<string[]> {
  // The order before what is planned of it, as everywhere: whoever gives it back calls that off under the same lock.
  await tx.execute(sql`
    select 1 from orders where club_id = ${clubId} and id in (select order_id from scheduled_payments
      where club_id = ${clubId} and id = any(${`{${ids.join(',')}}`}::uuid[])) order by id for no key update`)
  for (const { callOff } of fulfilments) await callOff?.(tx, { clubId, paymentIds: ids, now })
  const at = now.toISOString()
  const waiting = await rows<{ orderId: string; isOwn: boolean }>(
    tx,
    sql`update scheduled_payments s set try_at = ${at}::timestamptz + interval '1 day'
    where s.club_id = ${clubId} and s.id = any(${`{${ids.join(',')}}`}::uuid[]) and s.status = 'planned'
      and exists (${openDisputes(clubId, sql`s.order_id`)})
    returning s.order_id as "orderId", exists (select from disputes d
      where d.club_id = s.club_id and d.order_id = s.order_id and d.status = 'open') as "isOwn"`,
  )
  // What cannot be charged by us waits for its holder; what is no longer owed waits for nobody.
  await tx.execute(sql`
    update scheduled_payments s set try_at = null, status = case when o.status = 'Completed' then 'failed' else 'cancelled' end
    from orders o
    where s.club_id = ${clubId} and s.id = any(${`{${ids.join(',')}}`}::uuid[]) and s.status = 'planned'
      and o.club_id = s.club_id and o.id = s.order_id
      and (o.status <> 'Completed' or exists (select from disputes d where d.club_id = s.club_id and d.order_id = s.order_id
        and d.status = 'lost') or not exists (select from payments p where p.club_id = s.club_id
        and p.order_id = s.order_id and p.status = 'succeeded' and p.method_id is not null))`)
  await tx.execute(sql`
    with replaced as (
      -- What their bank still wants its holder for would be a second payment of the same.
      insert into payment_effects (club_id, id, effect_key, kind, subject_id, due_at, created_at)
      select p.club_id, gen_random_uuid(), 'cancel:' || p.id, 'cancel', p.id, ${at}, ${at} from payments p
      where p.club_id = ${clubId} and p.gateway_payment_id is not null and p.status in ('open', 'requires_action')
        and p.id in (select s.payment_id from scheduled_payments s where s.club_id = ${clubId}
          and s.id = any(${`{${ids.join(',')}}`}::uuid[]) and s.status = 'planned')
      on conflict (club_id, effect_key) do nothing
    ), taken as (
      update scheduled_payments set status = 'charging', attempts = attempts + 1, payment_id = gen_random_uuid()
      where club_id = ${clubId} and id = any(${`{${ids.join(',')}}`}::uuid[]) and status = 'planned' and try_at <= ${at}
        and order_id in (select o.id from orders o where o.club_id = ${clubId} and o.status = 'Completed')
        and exists (select from payments p where p.club_id = ${clubId} and p.order_id = scheduled_payments.order_id
          and p.status = 'succeeded' and p.method_id is not null)
      returning order_id, payment_id, amount
    ), charged as (
      insert into payments (club_id, id, order_id, kind, gateway, customer_id, method_id, amount, currency, status, created_at)
      select ${clubId}, t.payment_id, t.order_id, 'instalment', first.gateway, card.customer_id, card.method_id, t.amount,
        first.currency, 'creating', ${at}
      from taken t
      join payments first on first.club_id = ${clubId} and first.order_id = t.order_id and first.kind = 'checkout'
      left join lateral (${newestCard(clubId, sql`t.order_id`)}) card on true
    )
    insert into payment_effects (club_id, id, effect_key, kind, subject_id, due_at, created_at)
    select ${clubId}, gen_random_uuid(), 'charge:' || t.payment_id, 'charge', t.payment_id, ${at}, ${at}
    from taken t`)
  return [...new Set(waiting.flatMap(({ orderId, isOwn }) => (isOwn ? [] : [orderId])))]
}
