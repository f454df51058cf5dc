import { and, asc, eq, gt, ne } from 'drizzle-orm'
import type { GatewayPayout, PayoutPart, PayoutsOf } from '../port.ts'
import type { BooksDeps } from './books-deps.ts'
import { chargeOf } from './payments.ts'
import { sandboxDisputes, sandboxPayments, sandboxRefunds } from './tables.ts'

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS
/** It is sent on the Monday after, and is in the bank on Wednesday. */
const ARRIVES_AFTER_MS = 2 * DAY_MS

interface Moved extends PayoutPart {
  at: Date
  currency: string
}

/** Weekly payouts computed from the books at each call, so a past payout never changes. */
export async function listPayouts(
  { db, now }: BooksDeps,
  { clubId, since }: PayoutsOf,
): Promise<GatewayPayout[]> {
  const moved = await db.withPlatform(async (tx): Promise<Moved[]> => {
    const isPaid = and(
      eq(sandboxPayments.clubId, clubId),
      eq(sandboxPayments.status, 'succeeded'),
      gt(sandboxPayments.amount, 0),
    )
    const paid = await tx.select().from(sandboxPayments).where(isPaid).orderBy(asc(sandboxPayments.id))
    const back = await tx
      .select({ refund: sandboxRefunds, currency: sandboxPayments.currency })
      .from(sandboxRefunds)
      .innerJoin(sandboxPayments, eq(sandboxPayments.id, sandboxRefunds.paymentId))
      .where(and(isPaid, eq(sandboxRefunds.status, 'succeeded')))
      .orderBy(asc(sandboxRefunds.id))
    const held = await tx
      .select({ dispute: sandboxDisputes, currency: sandboxPayments.currency })
      .from(sandboxDisputes)
      .innerJoin(sandboxPayments, eq(sandboxPayments.id, sandboxDisputes.paymentId))
      .where(and(isPaid, ne(sandboxDisputes.status, 'won')))
      .orderBy(asc(sandboxDisputes.id))
    return [
      ...paid.map(({ id, amount, fee, createdAt: at, currency }) => ({
        partId: chargeOf(id),
        kind: 'charge' as const,
        chargeId: chargeOf(id),
        amount,
        fee: fee ?? 0,
        at,
        currency,
      })),
      ...back.map(({ refund: { id, paymentId, amount, feeBack, createdAt: at }, currency }) => ({
        partId: id,
        kind: 'refund' as const,
        chargeId: chargeOf(paymentId),
        amount: -amount,
        fee: 0 - feeBack,
        at,
        currency,
      })),
      ...held.map(({ dispute: { id, paymentId, amount, createdAt: at }, currency }) => ({
        partId: id,
        kind: 'refund' as const,
        chargeId: chargeOf(paymentId),
        amount: -amount,
        fee: 0,
        at,
        currency,
      })),
    ]
  })
  return weeksOf(moved, now())
    .map((week) => payoutOf(clubId, week, now()))
    .filter(({ createdAt }) => createdAt >= since)
}

interface Week {
  /** The Monday on which it is sent. */
  sent: number
  parts: Moved[]
}

/** Those that are over; one in which more went back than came in is carried into the next. */
function weeksOf(moved: readonly Moved[], now: Date): Week[] {
  const byWeek = new Map<number, Moved[]>()
  for (const each of moved) {
    const sent = mondayAfter(each.at)
    if (sent <= now.getTime()) byWeek.set(sent, [...(byWeek.get(sent) ?? []), each])
  }
  const weeks: Week[] = []
  let carried: Moved[] = []
  for (const [sent, own] of [...byWeek].toSorted(([one], [other]) => one - other)) {
    const parts = [...carried, ...own]
    carried = netOf(parts) > 0 ? [] : parts
    if (carried.length === 0) weeks.push({ sent, parts })
  }
  return weeks
}

/** The first day of all weeks was a Thursday. */
const mondayAfter = (at: Date): number =>
  (Math.floor((at.getTime() + 3 * DAY_MS) / WEEK_MS) + 1) * WEEK_MS - 3 * DAY_MS

const netOf = (parts: readonly PayoutPart[]): number =>
  parts.reduce((sum, { amount, fee }) => sum + amount - fee, 0)

function payoutOf(clubId: string, { sent, parts }: Week, now: Date): GatewayPayout {
  const arrives = new Date(sent + ARRIVES_AFTER_MS)
  return {
    payoutId: `spo_${clubId}_${new Date(sent).toISOString().slice(0, 10)}`,
    status: arrives <= now ? 'paid' : 'on-its-way',
    amount: netOf(parts),
    currency: parts[0]?.currency ?? 'eur',
    arrivesOn: arrives.toISOString().slice(0, 10),
    createdAt: new Date(sent),
    parts: parts.map(({ at: _, currency: __, ...part }) => part),
  }
}
