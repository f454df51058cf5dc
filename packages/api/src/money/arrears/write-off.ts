import { sql } from 'drizzle-orm'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import type { Tx } from '#kernel/db/database.ts'
import { exists, one, rows } from '#kernel/db/rows.ts'
import { bookings } from '../ledger/port.ts'
import { holdOrder } from '../orders/office/record-payment.ts'
import { PERSON } from './people.queries.ts'
import type { WriteOffStatus } from './tables.ts'

export interface AskingWriteOff {
  clubId: string
  personId: string
  orderId: string
  writeOffId: string
  scheduledPaymentIds: readonly string[]
  reason: string
  userId: string
  now: Date
}

export interface Decided {
  orderId: string
  amount: number
}

const not = (code: string, message: string) => new Refusal(409, code, message)
const CHANGED = 'Some of this has been paid or called off since you opened it. Here’s the latest.'

/** The first of two. Answers what is asked for, or null where the same was asked before. */
export async function askWriteOff(tx: Tx, asking: AskingWriteOff): Promise<Decided | null | Refusal> {
  const { clubId, orderId, writeOffId, now } = asking
  const order = await holdOrder(tx, clubId, orderId)
  if (!order || !(await isTheirs(tx, asking))) return notFound('The order')
  const ids = [...new Set(asking.scheduledPaymentIds)]
  const earlier = await findWriteOff(tx, clubId, writeOffId)
  if (earlier)
    return isSame(earlier, { orderId, reason: asking.reason, ids })
      ? null
      : not('idempotency_conflict', 'This was asked for already, in another way. Here it is as it is now.')
  const waiting = await exists(
    tx,
    sql`select 1 from write_offs where club_id = ${clubId} and order_id = ${orderId} and status = 'asked'`,
  )
  if (waiting) return not('already_asked', 'Someone has asked already. A second person can confirm it.')
  const late = await holdLate(tx, { clubId, orderId, ids })
  if (order.status !== 'Completed' || late.length !== ids.length) return not('changed_meanwhile', CHANGED)
  const amount = sumOf(late)
  await tx.execute(sql`
    insert into write_offs (club_id, id, order_id, scheduled_payment_ids, amount, reason, status, asked_by, asked_at)
    values (${clubId}, ${writeOffId}, ${orderId}, ${`{${ids.join(',')}}`}::uuid[], ${amount}, ${asking.reason}, 'asked',
      ${asking.userId}, ${now.toISOString()})`)
  return { orderId, amount }
}

export interface Deciding {
  clubId: string
  writeOffId: string
  userId: string
  now: Date
}

/**
 * The second of two, never the same person. Under the lock of the order, as whoever pays it: either it was paid before, and what
 * was asked for lapses, or nobody can pay it any more. Answers `lapsed` with what is to be said of it, since that stays written.
 */
export async function confirmWriteOff(
  tx: Tx,
  { clubId, writeOffId, userId, now }: Deciding,
): Promise<(Decided & { lapsed: Refusal | null }) | Refusal> {
  const found = await holdAsked(tx, clubId, writeOffId)
  if (found instanceof Refusal) return found
  const { orderId, amount, currency, ids } = found
  if (found.askedBy === userId)
    return not('same_person', 'You asked for this. Someone else who runs the club has to confirm it.')
  const late = await holdLate(tx, { clubId, orderId, ids })
  // A plan that left its bundle took its part of them along: that is another sum than was asked for.
  const isAsAsked = late.length === ids.length && sumOf(late) === amount
  if (found.orderStatus !== 'Completed' || !isAsAsked) {
    await decide(tx, { clubId, writeOffId, userId, now }, 'lapsed')
    const lapsed = not(
      'changed_meanwhile',
      'Some of this has been paid or called off since it was asked for. Nothing was written off. Please have another look and ask again.',
    )
    return { orderId, amount, lapsed }
  }
  const booking = {
    clubId,
    orderId,
    at: now,
    currency: currency.toUpperCase(),
    kind: 'write-off' as const,
    effectKey: `write-off:${writeOffId}`,
    entries: late.flatMap((row) => [
      { account: 'written-off' as const, amount: row.amount, orderItemId: row.orderItemId },
      { account: 'unpaid' as const, amount: -row.amount, orderItemId: row.orderItemId },
    ]),
  }
  await tx.execute(sql`
    with ${bookings([booking])}
    update scheduled_payments set status = 'cancelled', try_at = null, write_off_id = ${writeOffId}
    where club_id = ${clubId} and id = any(${`{${ids.join(',')}}`}::uuid[])`)
  await decide(tx, { clubId, writeOffId, userId, now }, 'done')
  return { orderId, amount, lapsed: null }
}

/** It stays owed. Whoever asked may take it back as well. */
export async function declineWriteOff(tx: Tx, deciding: Deciding): Promise<Decided | Refusal> {
  const found = await holdAsked(tx, deciding.clubId, deciding.writeOffId)
  if (found instanceof Refusal) return found
  await decide(tx, deciding, 'declined')
  return { orderId: found.orderId, amount: found.amount }
}

interface Asked {
  orderId: string
  amount: number
  askedBy: string
  status: WriteOffStatus
  reason: string
  ids: string[]
}

type Wanted = Pick<Asked, 'orderId' | 'reason' | 'ids'>
const isSame = (asked: Wanted, other: Wanted): boolean =>
  asked.orderId === other.orderId &&
  asked.reason === other.reason &&
  asked.ids.toSorted().join() === other.ids.toSorted().join()

async function findWriteOff(tx: Tx, clubId: string, id: string, isHeld = false): Promise<Asked | null> {
  const found = await one<Asked>(
    tx,
    sql`select order_id as "orderId", amount, asked_by as "askedBy", status, reason, to_json(scheduled_payment_ids) as ids
    from write_offs where club_id = ${clubId} and id = ${id} ${isHeld ? sql`for update` : sql.empty()}`,
  )
  return found ?? null
}

/** The order first, as everywhere, and then what was asked for of it. */
async function holdAsked(tx: Tx, clubId: string, id: string) {
  const named = await findWriteOff(tx, clubId, id)
  const order = named && (await holdOrder(tx, clubId, named.orderId))
  const asked = order && (await findWriteOff(tx, clubId, id, true))
  if (!asked) return notFound('What was asked for')
  if (asked.status !== 'asked') return not('already_decided', 'Someone has decided this already.')
  return { ...asked, currency: order.currency, orderStatus: order.status }
}

async function decide(
  tx: Tx,
  { clubId, writeOffId, userId, now }: Deciding,
  status: Exclude<WriteOffStatus, 'asked'>,
): Promise<void> {
  await tx.execute(sql`
    update write_offs set status = ${status}, decided_by = ${userId}, decided_at = ${now.toISOString()}
    where club_id = ${clubId} and id = ${writeOffId}`)
}

interface Late {
  orderItemId: string
  amount: number
}

const sumOf = (late: readonly Late[]): number => late.reduce((sum, { amount }) => sum + amount, 0)

/** Of those that were named, what is still late; held until the end of the transaction. */
async function holdLate(
  tx: Tx,
  { clubId, orderId, ids }: { clubId: string; orderId: string; ids: readonly string[] },
): Promise<Late[]> {
  return rows<Late>(
    tx,
    sql`select order_item_id as "orderItemId", amount from scheduled_payments
    where club_id = ${clubId} and order_id = ${orderId} and id = any(${`{${ids.join(',')}}`}::uuid[]) and status = 'failed'
    order by id for update`,
  )
}

async function isTheirs(tx: Tx, { clubId, orderId, personId }: AskingWriteOff): Promise<boolean> {
  return exists(
    tx,
    sql`select 1 from orders o where o.club_id = ${clubId} and o.id = ${orderId} and ${sql.raw(PERSON)} = ${personId}::uuid`,
  )
}
