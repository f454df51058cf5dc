import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import type { Schedule } from '#kernel/jobs/schedules.ts'
import { GatewayFailed } from '#providers/payments/port.ts'
import type { OrderDeps } from '../orders/deps.ts'
import { clubByClub } from './by-club.ts'

/**
 * Money that is not where it belongs. A charge goes on to its club's account by itself, and a refund comes from there by itself; what
 * neither does is moved here: what was taken before the club had an account, what a bank took of the platform, and a refund that failed.
 * Nobody says what is to be moved: it is reckoned from what is owed and what was moved, so it may be asked for as often as one likes.
 */

type Which = { clubId: string; paymentId: string }

interface Standing {
  currency: string
  chargeId: string | null
  /** Where it would go to. */
  account: string | null
  /** What the club is owed of it beside what moves by itself; less than nothing is owed by the club. */
  owed: number
  moved: number
  /** What is left of each transfer of it. */
  room: { id: string; left: number }[]
  /** Begun, and not known to have been done. */
  wanted: Move | null
}

export interface Move {
  id: string
  account: string
  amount: number
  reversalOf: string | null
}

export interface MadeMove {
  move: Move
  gatewayId: string
}

const AT_ONCE = 200
const DAY_MS = 86_400_000

/** Each hour: what was taken for a club that had no account then, and has one now. */
export const moveClubMoney = (onTrouble: (error: Error) => void): Schedule =>
  clubByClub({
    kind: 'move-club-money',
    everyMinutes: 60,
    atOnce: AT_ONCE,
    onTrouble,
    due: () => sql`
    select p.club_id, p.id from payments p join clubs c on c.id = p.club_id
    where p.status = 'succeeded' and p.account is null and p.gateway_charge_id is not null
      and p.amount > p.refunded + p.application_fee + (select coalesce(sum(d.amount), 0) from disputes d
        where d.club_id = p.club_id and d.payment_id = p.id and d.status <> 'won')
      and c.on_behalf_of is not null and 'Payment Provider' = any(c.features)
      and not exists (select from transfers t where t.club_id = p.club_id and t.payment_id = p.id and t.status <> 'failed')`,
    work: async (tx, clubId, ids, now) => {
      for (const paymentId of ids)
        await wantMove(tx, { clubId, paymentId }, now.toISOString().slice(0, 13), now)
    },
  })

/** In the club's transaction, once for each occasion. */
export async function wantMove(
  tx: Tx,
  { clubId, paymentId }: Which,
  occasion: string,
  now: Date,
  dueAt = now,
): Promise<void> {
  await tx.execute(sql`
    insert into payment_effects (club_id, id, effect_key, kind, subject_id, priority, due_at, created_at)
    values (${clubId}, gen_random_uuid(), ${`move:${paymentId}:${occasion}`}, 'move', ${paymentId}, 1, ${dueAt.toISOString()},
      ${dueAt.toISOString()})
    on conflict (club_id, effect_key) do nothing`)
}

/** The sum is written down before it is sent: cut off in between, the same is asked for again by the same key, and found. */
export async function makeMove(
  { db, gateway, now, crashAt }: OrderDeps,
  which: Which,
): Promise<MadeMove | null> {
  const next = await db.withClub(which.clubId, (tx) => nextMove(tx, which, now()))
  if (!next) return null
  const { move, currency, chargeId } = next
  const key = `transfer:${move.id}`
  crashAt('transfer.wanted')
  const gatewayId =
    move.reversalOf === null
      ? await gateway.transfer({
          key,
          paymentId: which.paymentId,
          account: move.account,
          amount: move.amount,
          currency,
          chargeId,
        })
      : await gateway.reverse({ key, transferId: move.reversalOf, amount: -move.amount })
  return { move, gatewayId }
}

async function nextMove(
  tx: Tx,
  which: Which,
  now: Date,
): Promise<{ move: Move; currency: string; chargeId: string } | null> {
  const { clubId, paymentId } = which
  await tx.execute(
    sql`select 1 from payments where club_id = ${clubId} and id = ${paymentId} for no key update`,
  )
  const standing = await standingOf(tx, which)
  if (!standing?.chargeId) return null
  const { currency, chargeId } = standing
  if (standing.wanted) return { move: standing.wanted, currency, chargeId }
  const move = moveOf(standing)
  if (!move) return null
  await tx.execute(sql`
    insert into transfers (club_id, id, payment_id, account, amount, reversal_of, status, created_at)
    values (${clubId}, ${move.id}, ${paymentId}, ${move.account}, ${move.amount}, ${move.reversalOf}, 'wanted', ${now.toISOString()})`)
  return { move, currency, chargeId }
}

/** One step: what comes back comes from one transfer at a time. */
function moveOf({ account, owed, moved, room }: Standing): Move | null {
  const amount = owed - moved
  if (account === null || amount === 0) return null
  if (amount > 0) return { id: randomUUID(), account, amount, reversalOf: null }
  const [most] = room.toSorted((first, other) => other.left - first.left)
  if (!most || most.left <= 0) return null
  return { id: randomUUID(), account, amount: Math.max(amount, -most.left), reversalOf: most.id }
}

/** Refunds and disputes that count, and the fee, which is nobody's where all went back by itself. */
async function standingOf(tx: Tx, { clubId, paymentId }: Which): Promise<Standing | null> {
  const found = await one<Standing>(
    tx,
    sql`select p.currency, p.gateway_charge_id as "chargeId",
      coalesce(p.account, case when 'Payment Provider' = any(c.features) then c.on_behalf_of end, sent.account) as account,
      (case when p.account is null then p.amount - p.refunded - case when back.by_itself then 0 else p.application_fee end
        else back.failed - back.by_platform - case when back.failed_by_itself then p.application_fee else 0 end end) - held.amount as owed,
      sent.amount as moved, sent.wanted,
      (select coalesce(json_agg(r), '[]') from (
        select p.transfer_id as id, p.amount - back.reversed - coalesce((select -sum(t.amount)::int from transfers t
          where t.club_id = p.club_id and t.reversal_of = p.transfer_id and t.status = 'done'), 0) as left
        where p.account is not null and p.transfer_id is not null
        union all
        select t.gateway_id, t.amount + coalesce((select sum(b.amount)::int from transfers b
          where b.club_id = t.club_id and b.reversal_of = t.gateway_id and b.status = 'done'), 0)
        from transfers t where t.club_id = p.club_id and t.payment_id = p.id and t.status = 'done' and t.amount > 0) r) as room
    from payments p join clubs c on c.id = p.club_id
    cross join lateral (
      select coalesce(sum(r.amount) filter (where r.status = 'failed' and r.gateway_refund_id is not null and not r.is_from_platform), 0)::int as failed,
        coalesce(sum(r.amount) filter (where r.gateway_refund_id is not null and not r.is_from_platform), 0)::int as reversed,
        coalesce(sum(r.amount - case when r.requested_by is null and not r.is_made_at_provider and r.amount = p.amount then p.application_fee else 0 end)
          filter (where r.status in ('pending', 'done') and r.is_from_platform), 0)::int as by_platform,
        coalesce(bool_or(r.requested_by is null and not r.is_made_at_provider and r.status in ('pending', 'done')), false) as by_itself,
        coalesce(bool_or(r.requested_by is null and not r.is_made_at_provider and r.status = 'failed' and r.gateway_refund_id is not null), false) as failed_by_itself
      from refunds r where r.club_id = p.club_id and r.payment_id = p.id) back
    cross join lateral (
      select coalesce(sum(d.amount), 0)::int as amount from disputes d
      where d.club_id = p.club_id and d.payment_id = p.id and d.status <> 'won') held
    cross join lateral (
      select coalesce(sum(t.amount) filter (where t.status = 'done'), 0)::int as amount, max(t.account) as account,
        (json_agg(json_build_object('id', t.id, 'account', t.account, 'amount', t.amount, 'reversalOf', t.reversal_of))
          filter (where t.status = 'wanted')) -> 0 as wanted
      from transfers t where t.club_id = p.club_id and t.payment_id = p.id) sent
    where p.club_id = ${clubId} and p.id = ${paymentId} and p.status = 'succeeded'`,
  )
  return found ?? null
}

/** Moved; should more be owed by now, that is the next step. */
export async function recordMove(tx: Tx, which: Which, made: MadeMove | null, now: Date): Promise<void> {
  if (!made) return
  const { clubId } = which
  await tx.execute(sql`
    update transfers set status = 'done', gateway_id = ${made.gatewayId}, done_at = ${now.toISOString()}
    where club_id = ${clubId} and id = ${made.move.id} and status = 'wanted'`)
  await wantMove(tx, which, `after ${made.move.id}`, now)
}

/** Refused for good it was not made, and is reckoned anew; else the same is asked for again. Either way tomorrow, until it is done. */
export async function missMove(tx: Tx, which: Which, error: unknown, now: Date): Promise<void> {
  const { clubId, paymentId } = which
  if (error instanceof GatewayFailed && error.isFinal)
    await tx.execute(sql`
      update transfers set status = 'failed' where club_id = ${clubId} and payment_id = ${paymentId} and status = 'wanted'`)
  const tomorrow = new Date(now.getTime() + DAY_MS)
  await wantMove(tx, which, `again ${tomorrow.toISOString().slice(0, 10)}`, now, tomorrow)
}
