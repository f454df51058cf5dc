import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import type { Opened } from './open-lines.ts'

/** Our clock and the gateway's are not one: what was booked so shortly before midnight may be of the next day there. */
const CLOCKS_APART = sql`interval '10 minutes'`

/**
 * The other way round: what we have booked, and the gateway has told nothing of. Asked of each day once, when all that moved in it is there.
 * Before the first statement of a club nothing was told.
 */
export async function addMissing(tx: Tx, clubId: string, now: Date): Promise<Opened[]> {
  const at = now.toISOString()
  return rows<Opened>(
    tx,
    sql`insert into statement_lines (club_id, id, gateway, movement_id, kind, at, amount, currency, charge_id, gateway_payment_id, refund_id,
      own_payment_id, state, booked, finding, opened_at)
    select t.club_id, gen_random_uuid(), p.gateway, 'missing:' || t.effect_key, case when r.id is null then 'charge' else 'refund' end, t.at, 0,
      p.currency, p.gateway_charge_id, p.gateway_payment_id, r.gateway_refund_id, p.id, 'open',
      case when r.id is null then p.amount else -r.amount end, 'missing', ${at}::timestamptz
    from (select since, until, min(since) over () as first, compared_at, has_failed from statements where club_id = ${clubId}) s
    join ledger_transactions t on t.club_id = ${clubId} and t.at < s.until - ${CLOCKS_APART}
      and t.at >= greatest(s.since - ${CLOCKS_APART}, s.first + ${CLOCKS_APART})
    join payments p on p.club_id = t.club_id and p.id = t.payment_id and p.gateway <> 'hand' and p.gateway_charge_id is not null
    left join refunds r on r.club_id = t.club_id and r.id = t.refund_id
    where s.compared_at is null and not s.has_failed and (t.effect_key = 'charge:' || p.id or t.effect_key = 'refund:' || r.id)
      and not exists (select from statement_lines l where l.club_id = t.club_id and l.charge_id = p.gateway_charge_id
        and l.kind = case when r.id is null then 'charge' else 'refund' end and l.refund_id is not distinct from r.gateway_refund_id)
    on conflict (club_id, gateway, movement_id) do nothing
    returning movement_id as "movementId", finding`,
  )
}
