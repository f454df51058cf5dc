import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import type { Schedule } from '#kernel/jobs/schedules.ts'
import { giveUpOrder } from '../orders/give-up.ts'
import { clubByClub } from './by-club.ts'

type OnTrouble = (error: Error) => void

const AT_ONCE = 200
/** So long nobody asks: whoever pays at this moment is told by the browser's own call. */
const QUIET_SECONDS = 30
/** Asked about each minute at first, then each hour; after a fortnight a gateway has nothing more to say. */
const MINUTELY_FOR_MINUTES = 60
const ASKED_FOR_DAYS = 14

/**
 * An order that nobody has paid in time comes to nothing, each in a transaction of its own: what it held is let go at once. Its
 * payment is ended at the gateway; should it have been made, that is learnt by it.
 */
export const giveUpUnpaid = (onTrouble: OnTrouble): Schedule =>
  clubByClub({
    kind: 'give-up-unpaid',
    everyMinutes: 1,
    atOnce: 1,
    onTrouble,
    due: (now) =>
      sql`select club_id, id from orders where status = 'New' and expires_at <= ${now.toISOString()}`,
    async work(tx, clubId, orderIds, now) {
      for (const orderId of orderIds) await giveUpOrder(tx, { clubId, orderId, to: 'Expired', now })
    },
  })

/**
 * Finds what nobody told us: the gateway is asked about every payment that is not over, whatever it is for and whatever became of
 * its order. Webhooks and browsers tell it sooner; this is for what they lost.
 */
export const reconcile = (onTrouble: OnTrouble): Schedule =>
  clubByClub({
    kind: 'reconcile-payments',
    everyMinutes: 1,
    atOnce: AT_ONCE,
    onTrouble,
    due(now) {
      const at = now.toISOString()
      return sql`select p.club_id, p.id from payments p
        where p.status in ('creating', 'open', 'requires_action', 'processing') and p.gateway_payment_id is not null
          and p.created_at < ${at}::timestamptz - ${QUIET_SECONDS} * interval '1 second'
          and p.created_at > ${at}::timestamptz - ${ASKED_FOR_DAYS} * interval '1 day'`
    },
    work: (tx, clubId, ids, now) =>
      lookAt(tx, clubId, ids, now, {
        name: sql`'look'`,
        slot: sql`case when p.created_at > ${now.toISOString()}::timestamptz - ${MINUTELY_FOR_MINUTES} * interval '1 minute'
          then ${now.toISOString().slice(0, 16)}::text else ${now.toISOString().slice(0, 13)}::text end`,
      }),
  })

/**
 * Each hour the gateway is asked about captured money of which it has more to say: a refund on its way, a dispute that is open. Webhooks
 * tell it sooner; this is for those that were lost.
 */
export const lookAfterMoney = (onTrouble: OnTrouble): Schedule =>
  clubByClub({
    kind: 'look-after-money',
    everyMinutes: 60,
    atOnce: AT_ONCE,
    onTrouble,
    due: () => sql`select club_id, payment_id as id from refunds where status = 'pending'
      union select club_id, payment_id from disputes where status = 'open'`,
    work: (tx, clubId, ids, now) =>
      lookAt(tx, clubId, ids, now, {
        name: sql`'after'`,
        slot: sql`${now.toISOString().slice(0, 13)}::text`,
      }),
  })

/** An effect that asks, once for each slot and not while one before it still waits: a gateway that is away is asked no more often. */
async function lookAt(
  tx: Tx,
  clubId: string,
  ids: readonly string[],
  now: Date,
  { name, slot }: { name: SQL; slot: SQL },
): Promise<void> {
  const at = now.toISOString()
  await tx.execute(sql`
    insert into payment_effects (club_id, id, effect_key, kind, subject_id, priority, due_at, created_at)
    select ${clubId}, gen_random_uuid(), ${name} || ':' || p.id || ':' || ${slot}, 'look', p.id, 1, ${at}, ${at}
    from payments p where p.club_id = ${clubId} and p.id = any(${`{${ids.join(',')}}`}::uuid[])
      and not exists (select from payment_effects e where e.club_id = p.club_id and e.subject_id = p.id and e.kind = 'look'
        and e.done_at is null and e.failed_at is null)
    on conflict (club_id, effect_key) do nothing`)
}
