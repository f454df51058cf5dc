import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { one, rows } from '#kernel/db/rows.ts'
import { type Booking, bookings } from '../ledger/port.ts'
import type { GatewayPayout, PayoutPart, PayoutsOf } from '#providers/payments/port.ts'
import { askGateway } from './ask-for-payouts.ts'
import { openingFailed } from '../bank/port.ts'

/** What is fetched again, beside what is new: a payout on its way arrives, or fails. */
const AGAIN_DAYS = 30
/** Before anything was fetched, all of it. */
const FROM_THE_START = new Date('2000-01-01T00:00:00Z')

/** Since when the gateway is asked, and of which accounts of the club: one that is no longer used still sends what it has. */
export async function payoutsAsked(tx: Tx, clubId: string): Promise<PayoutsOf> {
  const row = await one<{ accounts: string[]; since: Date | string | null }>(
    tx,
    sql`select (select max(p.created_at) - ${AGAIN_DAYS} * interval '1 day' from payouts p where p.club_id = c.id) as since,
      (select coalesce(json_agg(a.account order by a.account), '[]') from (
        select c.on_behalf_of as account union select s.account from payment_setups s where s.club_id = c.id
        union select p.account from payments p where p.club_id = c.id) a where a.account is not null) as accounts
    from clubs c where c.id = ${clubId}`,
  )
  const since = row?.since ? new Date(row.since) : FROM_THE_START
  const written = await rows<{ id: string }>(
    tx,
    sql`select gateway_payout_id as id from payouts where club_id = ${clubId} and created_at >= ${since.toISOString()}`,
  )
  const known = new Set(written.map(({ id }) => id))
  return { clubId, accounts: row?.accounts ?? [], since, known }
}

/**
 * Writes down what the gateway said, in the club's transaction: four statements, however many there are. Fees of charges were booked
 * with them; those that are of no charge are booked here, each payout's once. Answers how many are new.
 */
export async function writePayouts(
  tx: Tx,
  clubId: string,
  payouts: readonly GatewayPayout[],
  now: Date,
): Promise<number> {
  if (payouts.length === 0) return 0
  const told = payouts.map((payout) => ({ ...rowOf(payout), id: randomUUID() }))
  const parts = payouts.flatMap(({ payoutId, parts: own }) =>
    own.map((part) => ({ ...part, payout: payoutId })),
  )
  const written = await rows<{ isNew: boolean }>(
    tx,
    sql`insert into payouts (club_id, id, gateway_payout_id, currency, gross, refunded, fees, other, net, status, arrives_on, created_at, fetched_at)
    select ${clubId}, p.id, p."payoutId", p.currency, p.gross, p.refunded, p.fees, p.other, p.net, p.status, p."arrivesOn", p."createdAt",
      ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as p (id uuid, "payoutId" text, currency text, gross int, refunded int, fees int,
      other int, net int, status text, "arrivesOn" text, "createdAt" timestamptz)
    on conflict (club_id, gateway_payout_id) do update set status = excluded.status, arrives_on = excluded.arrives_on,
      fetched_at = excluded.fetched_at
    returning xmax = 0 as "isNew"`,
  )
  await tx.execute(sql`
    insert into payout_parts (club_id, payout_id, gateway_part_id, kind, gateway_charge_id, amount, fee)
    select ${clubId}, o.id, p."partId", p.kind, p."chargeId", p.amount, p.fee
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
      as p (payout text, "partId" text, kind text, "chargeId" text, amount int, fee int)
    join payouts o on o.club_id = ${clubId} and o.gateway_payout_id = p.payout
    on conflict do nothing`)
  const fees = payouts.flatMap((payout) => feesOf(clubId, payout))
  if (fees.length > 0) await tx.execute(sql`with ${bookings(fees)} select 1 from entered limit 1`)
  await takeBackFailed(tx, clubId, now)
  const added = written.filter(({ isNew }) => isNew).length
  // There may be more than the gateway says at once: it is asked until it knows nothing new.
  if (added > 0) await askGateway(tx, clubId, `after ${payouts.at(-1)?.payoutId}`, now)
  return added
}

/** What was in the bank by a line is with the card provider again, and the line is to be decided anew. */
async function takeBackFailed(tx: Tx, clubId: string, now: Date): Promise<void> {
  const found = await rows<{ id: string; amount: number; currency: string; times: number }>(
    tx,
    openingFailed(clubId),
  )
  if (found.length === 0) return
  const back = found.map(({ id, amount, currency, times }) => ({
    clubId,
    kind: 'correction' as const,
    effectKey: `bank:${id}:${times}`,
    at: now,
    currency,
    entries: [
      { account: 'bank' as const, amount: -amount },
      { account: 'gateway' as const, amount },
    ],
  }))
  await tx.execute(sql`with ${bookings(back)} select 1 from entered limit 1`)
}

const sumOf = (parts: readonly PayoutPart[], kind: PayoutPart['kind']): number =>
  parts.filter((part) => part.kind === kind).reduce((sum, { amount }) => sum + amount, 0)

function rowOf({ payoutId, currency, amount, status, arrivesOn, createdAt, parts }: GatewayPayout) {
  const fees = parts.reduce((sum, { fee }) => sum + fee, 0) - sumOf(parts, 'fee')
  const [gross, refunded] = [sumOf(parts, 'charge'), -sumOf(parts, 'refund')]
  return {
    payoutId,
    currency: currency.toUpperCase(),
    gross,
    refunded,
    fees,
    net: amount,
    status,
    arrivesOn,
    createdAt,
    other: amount - gross + refunded + fees,
  }
}

/** What the gateway keeps for itself besides: an amount that is less than nothing. */
function feesOf(clubId: string, { payoutId, currency, createdAt, parts }: GatewayPayout): Booking[] {
  const kept = -sumOf(parts, 'fee')
  if (kept === 0) return []
  return [
    {
      clubId,
      kind: 'fee',
      effectKey: `payout-fee:${payoutId}`,
      at: createdAt,
      currency: currency.toUpperCase(),
      entries: [
        { account: 'fees', amount: kept },
        { account: 'gateway', amount: -kept },
      ],
    },
  ]
}
