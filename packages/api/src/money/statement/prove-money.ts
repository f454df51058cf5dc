import { sql } from 'drizzle-orm'
import type { MovementKind, Movement, PaymentGateway } from '#providers/payments/port.ts'
import type { Database, Tx } from '#kernel/db/database.ts'
import { one, rows } from '#kernel/db/rows.ts'
import { AGREES, besideBooks, owedBy } from './booked.ts'
import { clubsOf } from './club-of-movements.ts'
import { lineOf } from './fetch-movements.ts'

const DAY_MS = 86_400_000

export interface Proving {
  clubId: string
  from: Date
  /** Up to, and without. */
  to: Date
}

/** One side has it and the other has not, or in another sum. */
export interface Difference {
  reference: string
  kind: MovementKind
  at: string
  gateway: number | null
  books: number | null
  orderSeq: number | null
}

export interface MoneyProof {
  /** What the club is owed by it, by what moved. */
  kinds: { kind: MovementKind; lines: number; gateway: number; books: number }[]
  differences: Difference[]
}

/**
 * The gateway's movements of a club in a period, asked of it at this moment, beside the club's own books: line by line, so that a clock that is a
 * second off changes nothing. Nothing is written.
 */
export async function proveMoney(
  { db, gateway }: { db: Pick<Database, 'withClub' | 'withPlatform'>; gateway: PaymentGateway },
  proving: Proving,
): Promise<MoneyProof> {
  const { clubId, from, to } = proving
  // Of the days around it too: what we booked shortly after midnight may have moved before.
  const around = { since: new Date(from.getTime() - DAY_MS), until: new Date(to.getTime() + DAY_MS) }
  const own: Movement[] = []
  for (let after: string | null = null, more = true; more;) {
    const { movements, next } = await gateway.listMovements({ ...around, after })
    const clubs = await db.withPlatform((tx) => clubsOf(tx, gateway.name, movements))
    own.push(...movements.filter(({ movementId }) => clubs.get(movementId) === clubId))
    after = next
    more = next !== null
  }
  return db.withClub(clubId, async (tx) => {
    const within = own.filter(({ at }) => at >= from && at < to)
    const { kinds, differences } = await beside(tx, gateway, clubId, within)
    return { kinds, differences: [...differences, ...(await onlyOurs(tx, gateway, proving, own))] }
  })
}

type Gateway = Pick<PaymentGateway, 'name'>

async function beside(
  tx: Tx,
  { name }: Gateway,
  clubId: string,
  moved: readonly Movement[],
): Promise<MoneyProof> {
  const lines = sql`select ${clubId}::uuid as club_id, ${name}::text as gateway, m.* from jsonb_to_recordset(${JSON.stringify(moved.map(lineOf))}::jsonb)
    as m (movement_id text, kind text, at timestamptz, amount int, currency text, subject_id text, charge_id text, gateway_payment_id text,
      transfer_id text, refund_id text, own_payment_id uuid)`
  const proof = await one<MoneyProof>(
    tx,
    sql`with b as materialized (select * from ${besideBooks(lines)} b)
    select (select coalesce(json_agg(k), '[]') from (
        select b.kind, count(*)::int as lines, sum(${owedBy(sql`b.kind`, sql`b.amount`)})::int as gateway,
          coalesce(sum(${owedBy(sql`b.kind`, sql`b.ours`)}), 0)::int as books from b group by b.kind order by b.kind) k) as kinds,
      (select coalesce(json_agg(json_build_object('reference', coalesce(b.subject_id, b.movement_id), 'kind', b.kind, 'at', iso(b.at),
          'gateway', b.amount, 'books', b.ours, 'orderSeq', o.seq) order by b.at, b.movement_id), '[]')
        from b left join orders o on o.club_id = b.club_id and o.id = b.order_id where ${AGREES} is not true) as differences`,
  )
  return proof ?? { kinds: [], differences: [] }
}

/** What is booked in the period, and what the gateway has told nothing of. */
async function onlyOurs(
  tx: Tx,
  { name }: Gateway,
  { clubId, from, to }: Proving,
  own: readonly Movement[],
): Promise<Difference[]> {
  const told = own.map(({ kind, paymentId, refundId }) => ({ name: `${kind} ${refundId ?? paymentId}` }))
  return rows<Difference>(
    tx,
    sql`select coalesce(r.gateway_refund_id, p.gateway_payment_id, t.effect_key) as reference, k.kind, iso(t.at) as at, null as gateway,
      case k.kind when 'charge' then p.amount else -r.amount end as books, o.seq as "orderSeq"
    from ledger_transactions t
    join payments p on p.club_id = t.club_id and p.id = t.payment_id and p.gateway = ${name}
    join orders o on o.club_id = p.club_id and o.id = p.order_id
    left join refunds r on r.club_id = t.club_id and r.id = t.refund_id
    cross join lateral (select case t.effect_key when 'charge:' || p.id then 'charge' when 'refund:' || r.id then 'refund'
      when 'refund-failed:' || r.id then 'refund-failed' end as kind) k
    where t.club_id = ${clubId} and t.at >= ${from.toISOString()} and t.at < ${to.toISOString()} and k.kind is not null
      and not exists (select from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as m (name text)
        where m.name = k.kind || ' ' || coalesce(r.gateway_refund_id, p.gateway_payment_id, ''))
    order by t.at, t.id`,
  )
}
