import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '#kernel/db/database.ts'
import { EffectFailed } from '#kernel/jobs/effect-failed.ts'
import { forgetOld } from '#kernel/jobs/effect-rows.ts'
import type { EffectKind } from '#kernel/jobs/effects.ts'
import type { GatewayEvent } from '../port.ts'
import type { FaultSwitch } from './faults.ts'
import { sign, SIGNATURE_HEADER } from './signature.ts'
import { sandboxEvents } from './tables.ts'

const DAY_MS = 86_400_000

export type SandboxEventType =
  | 'payment.succeeded'
  | 'payment.failed'
  | 'payment.requires_action'
  | 'payment.cancelled'
  | 'refund.succeeded'
  | 'refund.failed'
  | 'dispute.created'
  | 'dispute.closed'

/** Written in the transaction of the change, so that the books never change without an event. */
export async function tell(
  tx: Tx,
  { type, paymentId }: { type: SandboxEventType; paymentId: string },
  { faults, now }: { faults: FaultSwitch; now: Date },
): Promise<void> {
  const journey = faults.journey(now)
  await tx.insert(sandboxEvents).values({
    id: randomUUID(),
    effectKey: `sevt_${randomBytes(12).toString('hex')}`,
    type,
    paymentId,
    createdAt: now,
    ...journey,
    ...(journey.deliveries === 0 && { doneAt: now, lastError: 'dropped' }),
  })
}

/** What was held or delayed goes at once. */
export async function letEventsGo(tx: Tx, now: Date): Promise<void> {
  await tx
    .update(sandboxEvents)
    .set({ dueAt: now })
    .where(and(isNull(sandboxEvents.doneAt), isNull(sandboxEvents.failedAt), eq(sandboxEvents.attempts, 0)))
  await tx.execute(sql`select pg_notify('sandbox_events', '')`)
}

export const forgetOldEvents = (tx: Tx, now: Date): Promise<void> =>
  forgetOld(tx, sandboxEvents, new Date(now.getTime() - 30 * DAY_MS))

type EventRow = typeof sandboxEvents.$inferSelect

/** Answers the status of the reply. */
export type Deliver = (body: string, headers: Record<string, string>) => Promise<number>

const Told = z.object({ id: z.string(), type: z.string(), data: z.object({ payment_id: z.string() }) })

const bodyOf = ({ effectKey, type, paymentId, createdAt }: EventRow): string =>
  JSON.stringify({
    id: effectKey,
    type,
    created: Math.floor(createdAt.getTime() / 1000),
    data: { payment_id: paymentId },
  } satisfies z.input<typeof Told> & { created: number })

export function readTold(raw: Buffer): GatewayEvent | null {
  const parsed = Told.safeParse(parseJson(raw))
  if (!parsed.success) return null
  const { id: eventId, type, data } = parsed.data
  const kind = /^(refund|dispute)\./.test(type) ? 'refund' : type.startsWith('payment.') ? 'payment' : 'other'
  return { eventId, kind, paymentId: data.payment_id, account: null }
}

function parseJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return null
  }
}

/** Calls our webhook over HTTP, as a real gateway would, and again until it replies with success. */
export const deliveries = (
  deliver: Deliver,
  { secret, now }: { secret: string; now: () => Date },
): EffectKind<EventRow> => ({
  name: 'sandbox-webhooks',
  channel: 'sandbox_events',
  table: sandboxEvents,
  settled: {},
  atOnce: 8,
  withinMs: 10_000,
  waits: [0.5, 1, 2, 5, 15, 60, 180],
  usefulUntil: ({ createdAt }) => new Date(createdAt.getTime() + 3 * DAY_MS),
  async act(row) {
    const body = bodyOf(row)
    for (let sent = 0; sent < row.deliveries; sent += 1) {
      const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(secret, body, now()) }
      const status = await deliver(body, headers)
      if (status < 200 || status > 299) throw new EffectFailed(`answered ${status}`, { isFinal: false })
    }
  },
})
