import { sql } from 'drizzle-orm'
import type { Refusal } from '@clubhouse/contract/refusal'
import { type BankLine, matchLines } from '@clubhouse/domain/money/bank/match-lines'
import { type Database, oneAtATime, type Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { undoneIfRefused } from '#kernel/http/or-throw.ts'
import { readCandidates } from './candidates.queries.ts'

/** Nobody has decided it, or what was recorded by it was corrected since on the page of its order. Of `bank_lines l`. */
export const IS_UNDECIDED = `(l.state in ('matched', 'proposed', 'unmatched') or l.state = 'recorded' and exists (
  select from payments p where p.club_id = l.club_id and p.id = l.payment_id and p.status = 'cancelled'))`

/** Whoever decides a line looks at all others after it: of two who do, the second waits until the first is done. */
export const inBank = <T>(db: Database, clubId: string, work: (tx: Tx) => Promise<T | Refusal>): Promise<T> =>
  undoneIfRefused(db, clubId, async (tx) => {
    await oneAtATime(tx, 'bank', clubId)
    return work(tx)
  })

/**
 * Looks at all lines that nobody has decided, against all that is owed now: three statements, however many there are. Done after each
 * change, so what a line is matched to is what it would pay. Of what was decided once, it stays written when.
 */
export async function rematch(tx: Tx, clubId: string, now: Date): Promise<void> {
  const lines = await rows<BankLine>(
    tx,
    sql`select l.id, l.day, l.text, l.amount, l.decided_at is not null as "wasDecided" from bank_lines l
    where l.club_id = ${clubId} and ${sql.raw(IS_UNDECIDED)} order by l.id for update`,
  )
  if (lines.length === 0) return
  const matches = new Map(
    matchLines(lines, await readCandidates(tx, clubId, now)).map((match) => [match.lineId, match]),
  )
  const seen = lines.map(({ id }) => {
    const match = matches.get(id)
    const target = match?.target
    return {
      id,
      state: match ? (match.isCertain ? 'matched' : 'proposed') : 'unmatched',
      why: match?.why ?? null,
      order: target && target.kind !== 'payout' ? target.orderId : null,
      parts: target?.kind === 'order' ? target.paymentIds : [],
      payment: target?.kind === 'taken' ? target.paymentId : null,
      payout: target?.kind === 'payout' ? target.payoutId : null,
    }
  })
  await tx.execute(sql`
    update bank_lines l set state = m.state, why = m.why, order_id = m."order", payment_id = m.payment, payout_id = m.payout,
      scheduled_payment_ids = array(select jsonb_array_elements_text(m.parts)::uuid)
    from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb)
      as m (id uuid, state text, why text, "order" uuid, payment uuid, payout uuid, parts jsonb)
    where l.club_id = ${clubId} and l.id = m.id
      and (l.state, l.why, l.order_id, l.payment_id, l.payout_id, l.scheduled_payment_ids) is distinct from
        (m.state, m.why, m."order", m.payment, m.payout, array(select jsonb_array_elements_text(m.parts)::uuid))`)
}
