import { sql } from 'drizzle-orm'
import { rows } from '#kernel/db/rows.ts'
import type { Movement, MovementsOf, MovementsPage } from '../port.ts'
import type { BooksDeps } from './books-deps.ts'

const PAGE = 100

/** What each row of the books has moved of the platform's balance; those of one moment are told apart by their names. */
const MOVED = sql`
  select p.id || ':charge' as "movementId", 'charge' as kind, coalesce(p.captured_at, p.created_at) as at, p.amount,
    p.id || '_charge' as "subjectId", null as "transferId", null as "refundId", p.id as payment
  from sandbox_payments p where p.status = 'succeeded' and p.amount > 0
  union all
  select p.id || ':transfer', 'transfer', coalesce(p.captured_at, p.created_at), -p.amount, p.id || '_transfer', null, null, p.id
  from sandbox_payments p where p.status = 'succeeded' and p.amount > 0 and p.on_behalf_of is not null
  union all
  select p.id || ':fee', 'fee', coalesce(p.captured_at, p.created_at), p.fee, p.id || '_charge', null, null, p.id
  from sandbox_payments p where p.status = 'succeeded' and p.amount > 0 and p.on_behalf_of is not null and p.fee > 0
  union all
  select r.id || ':refund', 'refund', r.created_at, -r.amount, r.id, null, r.id, r.payment_id from sandbox_refunds r
  union all
  select r.id || ':reversal', 'reversal', r.created_at, r.amount, r.id || '_reversal', p.id || '_transfer', r.id, p.id
  from sandbox_refunds r join sandbox_payments p on p.id = r.payment_id where p.on_behalf_of is not null and r.is_from_account
  union all
  select r.id || ':fee-returned', 'fee-returned', r.created_at, -r.fee_back, r.payment_id || '_charge', null, r.id, r.payment_id
  from sandbox_refunds r where r.fee_back > 0
  union all
  select r.id || ':failed', 'refund-failed', coalesce(r.failed_at, r.created_at), r.amount, r.id, null, r.id, r.payment_id
  from sandbox_refunds r where r.status = 'failed'
  union all
  select d.id || ':dispute', 'dispute', d.created_at, -d.amount, d.id, null, null, d.payment_id from sandbox_disputes d where d.amount > 0
  union all
  select d.id || ':returned', 'dispute-returned', coalesce(d.closed_at, d.created_at), d.amount, d.id, null, null, d.payment_id
  from sandbox_disputes d where d.amount > 0 and d.status = 'won'
  union all
  select t.id || ':moved', case when t.amount > 0 then 'transfer' else 'reversal' end, t.created_at, -t.amount, t.id, t.reversal_of, null,
    t.payment_id from sandbox_transfers t`

type Row = Omit<Movement, 'at' | 'own'> & { at: Date | string; clubId: string | null; ownId: string | null }

/** Movements computed from the books at each call, the oldest first. */
export async function listMovements(
  { db }: Pick<BooksDeps, 'db'>,
  { since, until, after }: MovementsOf,
): Promise<MovementsPage> {
  const [at = since.toISOString(), name = ''] = after?.split(' ') ?? []
  const found = await db.withPlatform((tx) =>
    rows<Row>(
      tx,
      sql`select m."movementId", m.kind, m.at, m.amount, p.currency, m."subjectId", p.id || '_charge' as "chargeId", p.id as "paymentId",
        m."transferId", m."refundId", p.sold_by as "clubId", p.own_payment_id as "ownId"
      from (${MOVED}) m join sandbox_payments p on p.id = m.payment
      where m.at >= ${since.toISOString()}::timestamptz and m.at < ${until.toISOString()}::timestamptz
        and (date_trunc('milliseconds', m.at), m."movementId" collate "C") > (${at}::timestamptz, ${name} collate "C")
      order by date_trunc('milliseconds', m.at), m."movementId" collate "C" limit ${PAGE + 1}`,
    ),
  )
  const movements = found.slice(0, PAGE).map(asMovement)
  const last = movements.at(-1)
  return {
    movements,
    next: found.length > PAGE && last ? `${last.at.toISOString()} ${last.movementId}` : null,
  }
}

const asMovement = ({ clubId, ownId, at, ...moved }: Row): Movement => ({
  ...moved,
  at: new Date(at),
  own: clubId !== null && ownId !== null ? { clubId, paymentId: ownId } : null,
})
