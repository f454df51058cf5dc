import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import type { Schedule } from '#kernel/jobs/schedules.ts'
import { clubByClub } from '../payments/by-club.ts'
import { addMissing } from './add-missing.ts'
import { AGREES, besideBooks, owedBy } from './booked.ts'
import { openLines } from './open-lines.ts'
import { isUnderWay } from './under-way.ts'
import { unsettled } from './unsettled.ts'

/**
 * Every ten minutes, club by club: what the gateway told is compared with our books. What they do not have is looked at in the same way as after
 * a webhook, which books it; what they do not have after that is open, and whoever runs the deployment hears of it once.
 */
export const makeStatements = (onTrouble: (error: Error) => void): Schedule =>
  clubByClub({
    kind: 'make-statements',
    everyMinutes: 10,
    atOnce: 1,
    onTrouble,
    due: () => sql`select distinct club_id, club_id as id from statement_lines where state <> 'agrees'
      union select club_id, club_id from statements where compared_at is null and not has_failed`,
    work: async (tx, clubId, _ids, now) => {
      await compareClub(tx, clubId, now, onTrouble)
    },
  })

/** In the club's transaction; as often as one likes. */
export async function compareClub(
  tx: Tx,
  clubId: string,
  now: Date,
  onTrouble: (error: Error) => void,
): Promise<void> {
  await settleLines(tx, clubId, now)
  await noteLostNames(tx, clubId)
  await lookAtPayments(tx, clubId, now)
  const opened = [...(await openLines(tx, clubId, now)), ...(await addMissing(tx, clubId, now))]
  await tx.execute(sql`
    update statements s set compared_at = ${now.toISOString()}
    where s.club_id = ${clubId} and s.compared_at is null and not s.has_failed and not exists (select from statement_lines l
      where l.club_id = s.club_id and l.state = 'new' and l.at < s.until)`)
  for (const { movementId, finding } of opened)
    onTrouble(new Error(`Line ${movementId} of club ${clubId} does not agree: ${finding}`))
}

/** What our books have by now. */
async function settleLines(tx: Tx, clubId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update statement_lines s set state = 'agrees', booked = b.ours, finding = null, agreed_at = ${now.toISOString()}
    from ${besideBooks(unsettled(clubId))} b
    where s.club_id = b.club_id and s.id = b.id and (${AGREES} or ${IS_PART_OF_ANOTHER} or ${CAME_TO_NOTHING} or ${WAS_FOUND})`)
}

const ofSameCharge = (more: SQL): SQL => sql`exists (select from statement_lines o
  where o.club_id = b.club_id and o.charge_id = b.charge_id and o.id <> b.id and ${more})`

/** Where the money of a payment went that we do not have: the line of the charge says all that there is to say. */
const IS_PART_OF_ANOTHER = sql`(b.payment_id is null and b.kind in ('transfer', 'reversal', 'fee', 'fee-returned')
  and ${ofSameCharge(sql`o.kind = 'charge'`)})`

/** A payment that we do not have, and that was given back at the gateway: nobody is owed anything. */
const CAME_TO_NOTHING = sql`(b.payment_id is null and b.kind in ('charge', 'refund', 'refund-failed', 'dispute', 'dispute-returned')
  and b.charge_id is not null and 0 = (select sum(${owedBy(sql`o.kind`, sql`o.amount`)}) from statement_lines o
    where o.club_id = b.club_id and o.charge_id = b.charge_id and o.kind not in ('fee', 'fee-returned')))`

/** The gateway has told of it since. */
const WAS_FOUND = sql`(b.finding = 'missing' and ${ofSameCharge(sql`o.kind = b.kind and o.amount <> 0
  and o.refund_id is not distinct from b.refund_id`)})`

/**
 * A payment of ours that was made, and whose name at the gateway we have lost, or never noted: it gets it, and is then looked at as any other.
 * The order first, as everywhere.
 */
async function noteLostNames(tx: Tx, clubId: string): Promise<void> {
  await tx.execute(sql`
    with lost as (
      select p.id, p.order_id, l.gateway_payment_id as name from statement_lines l
      join payments p on p.club_id = l.club_id and p.id = l.own_payment_id and p.gateway = l.gateway
      where l.club_id = ${clubId} and l.state = 'new' and l.kind = 'charge' and p.gateway_payment_id is null
        and (p.amount, p.currency) = (l.amount, l.currency) and p.status not in ('succeeded', 'failed', 'cancelled')
        and l.gateway_payment_id is not null
    ), held as materialized (
      select o.id from orders o where o.club_id = ${clubId} and o.id in (select order_id from lost) order by o.id for no key update
    )
    update payments p set gateway_payment_id = lost.name from lost
    where p.club_id = ${clubId} and p.id = lost.id and p.gateway_payment_id is null and p.order_id in (select id from held)`)
}

/** Asked about once when it is new, and each day while it is open; not while it is asked about already. */
async function lookAtPayments(tx: Tx, clubId: string, now: Date): Promise<void> {
  const at = now.toISOString()
  await tx.execute(sql`
    with beside as materialized (
      select b.id, b.payment_id, b.state from ${besideBooks(unsettled(clubId))} b where b.payment_id is not null
    ), looked as (
      update statement_lines s set state = 'looked-at', looked_at = ${at} from beside b
      where s.club_id = ${clubId} and s.id = b.id and b.state = 'new'
    )
    insert into payment_effects (club_id, id, effect_key, kind, subject_id, priority, due_at, created_at)
    select distinct on (b.payment_id) ${clubId}::uuid, gen_random_uuid(),
      'look:' || b.payment_id || ':statement ' || case when b.state = 'new' then b.id::text else ${at.slice(0, 10)}::text end,
      'look', b.payment_id, 1, ${at}::timestamptz, ${at}::timestamptz
    from beside b where b.state in ('new', 'open') and not ${isUnderWay(clubId, sql`b.payment_id`, ['look'])}
    order by b.payment_id, b.state
    on conflict (club_id, effect_key) do nothing`)
}
