import { sql } from 'drizzle-orm'
import {
  needsSecondPerson,
  planRefund,
  REFUND_ALONE_UP_TO,
  type SeenRefund,
} from '@clubhouse/domain/money/orders/refund'
import { accept, refuse, type Result } from '@clubhouse/domain/result'
import type { Tx } from '#kernel/db/database.ts'
import { exists, one } from '#kernel/db/rows.ts'
import type { Fulfilment, OrderRefusal } from '../deps.ts'
import { readPaidLines } from '../paid-lines.queries.ts'
import type { RefundLine } from '../../payments/tables.ts'
import { BEING_TAKEN, type Refunded, refundOrder, type Refunding } from '../refund-order.ts'
import { holdOrder } from './record-payment.ts'
import type { RefundRequestStatus } from './tables.ts'

export type AskingRefund = Refunding & { requestId: string }
export type Asked = Pick<Refunded, 'refund_ids' | 'amount' | 'isNew'> & { waits: boolean }

const not = (code: string, message: string) => refuse({ status: 409 as const, code, message })
const missing = (what: string) =>
  refuse({ status: 404 as const, code: 'not_found', message: `${what} was not found` })

/** Gives back at once what one person may give back alone; else it waits for a second person. The same twice is asked once. */
export async function askRefund(
  tx: Tx,
  asking: AskingRefund,
  fulfilments: readonly Fulfilment[],
): Promise<Result<Asked, OrderRefusal>> {
  const { clubId, orderId, lines, reason, requestId, now } = asking
  if (!(await holdOrder(tx, clubId, orderId))) return missing('The order')
  const earlier = await findRequest(tx, clubId, requestId)
  if (earlier)
    return earlier.orderId === orderId && earlier.reason === reason && sameLines(earlier.lines, lines)
      ? accept({ refund_ids: [], amount: earlier.amount, waits: earlier.status === 'asked', isNew: false })
      : not('idempotency_conflict', 'This was asked for already, in another way. Here it is as it is now.')
  const wanted = await needsSecond(tx, asking)
  if (!wanted?.isNeeded) {
    const made = await refundOrder(tx, asking, fulfilments)
    return made.ok ? accept({ ...made.value, waits: false }) : made
  }
  const waiting = await exists(
    tx,
    sql`select from refund_requests where club_id = ${clubId} and order_id = ${orderId} and status = 'asked'`,
  )
  if (waiting)
    return not('already_asked', 'A refund of this order waits already. A second person can confirm it.')
  const { amount, late, ended } = wanted
  await tx.execute(sql`
    insert into refund_requests (club_id, id, order_id, lines, amount, late, ends, reason, status, asked_by, asked_at)
    values (${clubId}, ${requestId}, ${orderId}, ${JSON.stringify(lines)}::jsonb, ${amount}, ${late}, ${`{${ended.join(',')}}`}::uuid[],
      ${reason}, 'asked', ${asking.requestedBy}, ${now.toISOString()})`)
  return accept({ refund_ids: [], amount, waits: true, isNew: true })
}

/** Whether somebody else has to confirm it; null for what cannot be given back. A refund that was made by its id before needs nobody. */
export async function needsSecond(
  tx: Tx,
  { clubId, orderId, lines, requestId }: Omit<Refunding, 'reason'>,
): Promise<(SeenRefund & { isNeeded: boolean }) | null> {
  const plan = planRefund(await readPaidLines(tx, clubId, orderId), lines)
  if (!plan) return null
  const row = await one<{ aloneUpTo: number; before: number; wasMade: boolean }>(
    tx,
    sql`select coalesce((select refund_alone_up_to from payment_setups where club_id = ${clubId}), ${REFUND_ALONE_UP_TO}::int) as "aloneUpTo",
      exists (select from refunds where club_id = ${clubId} and request_id = ${requestId ?? null}::uuid) as "wasMade",
      (select coalesce(sum(r.amount), 0)::int from refunds r
        where r.club_id = ${clubId} and r.order_id = ${orderId} and r.requested_by is not null and r.status <> 'failed'
          and not exists (select from refund_requests q
            where q.club_id = r.club_id and q.id = r.request_id and q.status = 'done')) as before`,
  )
  const { amount, late, ended } = plan
  const { aloneUpTo, before, wasMade } = row ?? { aloneUpTo: 0, before: 0, wasMade: false }
  return {
    isNeeded: !wasMade && needsSecondPerson({ amount, before, late }, aloneUpTo),
    amount,
    late,
    ended,
  }
}

export interface Deciding {
  clubId: string
  orderId: string
  requestId: string
  userId: string
  now: Date
}

type Confirmed =
  | { refunded: Refunded; lapsed: null }
  | { refunded: null; amount: number; lapsed: OrderRefusal }

/**
 * The second of two, never the same person. What was paid, given back, called off or corrected meanwhile makes it lapse where it would not do what
 * the first has seen any more, and that stays written.
 */
export async function confirmRefund(
  tx: Tx,
  deciding: Deciding,
  fulfilments: readonly Fulfilment[],
): Promise<Result<Confirmed, OrderRefusal>> {
  const { clubId, orderId, requestId, userId, now } = deciding
  const held = await holdRequest(tx, deciding)
  if (!held.ok) return held
  const { askedBy, lines, reason, amount, late, ended } = held.value
  if (askedBy === userId)
    return not('same_person', 'You asked for this. Someone else who runs the club has to confirm it.')
  const made = await refundOrder(
    tx,
    {
      clubId,
      orderId,
      lines,
      reason,
      requestedBy: askedBy,
      requestId,
      secondPerson: userId,
      seen: { amount, late, ended },
      now,
    },
    fulfilments,
  )
  // That is over in a minute: whoever confirms it tries again.
  if (!made.ok && made.reason.code === BEING_TAKEN) return made
  await decide(tx, deciding, made.ok ? 'done' : 'lapsed')
  return accept(
    made.ok ? { refunded: made.value, lapsed: null } : { refunded: null, amount, lapsed: made.reason },
  )
}

/** Nothing goes back. Whoever asked may take it back as well. */
export async function declineRefund(
  tx: Tx,
  { reason, ...deciding }: Deciding & { reason: string },
): Promise<Result<{ amount: number }, OrderRefusal>> {
  const held = await holdRequest(tx, deciding)
  if (!held.ok) return held
  await decide(tx, deciding, 'declined', reason)
  return accept({ amount: held.value.amount })
}

interface RequestRow extends SeenRefund {
  orderId: string
  lines: RefundLine[]
  reason: string
  status: RefundRequestStatus
  askedBy: string
}

async function findRequest(tx: Tx, clubId: string, id: string): Promise<RequestRow | null> {
  const found = await one<RequestRow>(
    tx,
    sql`select order_id as "orderId", lines, amount, late, to_json(ends) as ended, reason, status, asked_by as "askedBy"
    from refund_requests where club_id = ${clubId} and id = ${id} for update`,
  )
  return found ?? null
}

/** The order first, as everywhere, and then what was asked for of it. */
async function holdRequest(
  tx: Tx,
  { clubId, orderId, requestId }: Deciding,
): Promise<Result<RequestRow, OrderRefusal>> {
  const order = await holdOrder(tx, clubId, orderId)
  const asked = order && (await findRequest(tx, clubId, requestId))
  if (asked?.orderId !== orderId) return missing('What was asked for')
  return asked.status === 'asked'
    ? accept(asked)
    : not('already_decided', 'Someone has decided this already.')
}

async function decide(
  tx: Tx,
  { clubId, requestId, userId, now }: Deciding,
  status: Exclude<RefundRequestStatus, 'asked'>,
  why = '',
): Promise<void> {
  await tx.execute(sql`
    update refund_requests set status = ${status}, decided_by = ${userId}, decided_at = ${now.toISOString()}, decided_why = ${why}
    where club_id = ${clubId} and id = ${requestId}`)
}

const sameLines = (asked: readonly RefundLine[], other: readonly RefundLine[]): boolean => {
  const told = (lines: readonly RefundLine[]) =>
    lines
      .map(({ order_item_id: id, amount }) => `${id} ${amount}`)
      .toSorted()
      .join()
  return told(asked) === told(other)
}
