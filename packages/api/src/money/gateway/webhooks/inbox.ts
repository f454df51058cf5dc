import { randomUUID } from 'node:crypto'
import type { CrashAt } from '#kernel/crash-point.ts'
import type { Database, Tx } from '#kernel/db/database.ts'
import { forgetOld } from '#kernel/jobs/effect-rows.ts'
import { type Effects, type EffectsDeps, openEffects } from '#kernel/jobs/effects.ts'
import type { GatewayEvent, PaymentGateway } from '#providers/payments/port.ts'
import type { OnPaymentEvent } from '../port.ts'
import { webhookEvents } from './tables.ts'

const DAY_MS = 86_400_000
/** As long as a gateway may still send an event again. */
const KEPT_DAYS = 40

type EventRow = typeof webhookEvents.$inferSelect

export interface StoreDeps {
  db: Pick<Database, 'withPlatform'>
  now: () => Date
  gateway: Pick<PaymentGateway, 'name'>
  crashAt: CrashAt
}

/** What no text of the database holds is no name of a gateway's, whoever signed it. */
export const canBeStored = ({ eventId, paymentId }: GatewayEvent): boolean =>
  !`${eventId}${paymentId ?? ''}`.includes('\0')

/** Written down once, however often it is told. */
export async function storeEvent(
  { db, now, gateway, crashAt }: StoreDeps,
  event: GatewayEvent,
): Promise<void> {
  const { eventId, kind, paymentId, account } = event
  const row = {
    id: randomUUID(),
    effectKey: `${gateway.name}:${eventId}`,
    gateway: gateway.name,
    eventId,
    kind,
    paymentId,
    account,
    dueAt: now(),
    createdAt: now(),
  }
  await db.withPlatform(
    (tx) => tx.insert(webhookEvents).values(row).onConflictDoNothing({ target: webhookEvents.effectKey }),
    { isOneStatement: true },
  )
  crashAt('webhook.stored')
}

export interface InboxDeps extends EffectsDeps {
  onPaymentEvent: OnPaymentEvent
  /** What a club's own account may do has changed. */
  onAccountEvent: OnPaymentEvent
}

/** Works on what was told, later and from fetched truth. What is worked on twice must come to the same. */
export const openInbox = ({ onPaymentEvent, onAccountEvent, ...deps }: InboxDeps): Effects =>
  openEffects<EventRow, void>(
    {
      name: 'webhooks',
      channel: 'webhook_events',
      table: webhookEvents,
      settled: {},
      atOnce: 8,
      withinMs: 20_000,
      // Half a minute: an order must not wait longer for a process that died with its event in hand.
      waits: [0.5, 1, 2, 5, 15, 60, 180],
      usefulUntil,
      crashPoints: { claimed: 'webhook.claimed', acted: 'webhook.processed' },
      act: ({ eventId, kind, paymentId, account }) =>
        (kind === 'account' ? onAccountEvent : onPaymentEvent)({ eventId, kind, paymentId, account }),
    },
    deps,
  )

/** The first attempt is always made: one that somebody lets be tried again may be older, and what is true now is fetched. */
function usefulUntil({ createdAt, attempts, dueAt }: EventRow): Date {
  const until = createdAt.getTime() + 3 * DAY_MS
  return new Date(attempts > 1 ? until : Math.max(until, dueAt.getTime() - 1))
}

export const forgetOldWebhooks = (tx: Tx, now: Date): Promise<void> =>
  forgetOld(tx, webhookEvents, new Date(now.getTime() - KEPT_DAYS * DAY_MS))
