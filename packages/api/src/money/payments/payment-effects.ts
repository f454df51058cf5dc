import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { forgetOld, isOverBefore } from '#kernel/jobs/effect-rows.ts'
import { paymentEffects } from './tables.ts'

export interface WantedEffect {
  clubId: string
  kind: 'charge' | 'refund' | 'cancel'
  /** The payment to be made or ended, or the refund. */
  subjectId: string
  /** The same at every attempt; the gateway is called with it too. */
  effectKey: string
  now: Date
}

/** Money moves as soon as this is committed; that it waits for the gateway is nobody's business here. */
export async function writePaymentEffect(
  tx: Tx,
  { clubId, kind, subjectId, effectKey, now }: WantedEffect,
): Promise<void> {
  await tx
    .insert(paymentEffects)
    .values({ id: randomUUID(), clubId, kind, subjectId, effectKey, dueAt: now, createdAt: now })
    .onConflictDoNothing()
}

/** Done by whoever caused it: no worker need do it again. */
export async function endPaymentEffect(
  tx: Tx,
  { clubId, effectKey, now }: Pick<WantedEffect, 'clubId' | 'effectKey' | 'now'>,
): Promise<void> {
  await tx
    .update(paymentEffects)
    .set({ doneAt: now, lastError: null })
    .where(
      and(
        eq(paymentEffects.clubId, clubId),
        eq(paymentEffects.effectKey, effectKey),
        isNull(paymentEffects.doneAt),
        isNull(paymentEffects.failedAt),
      ),
    )
}

const DAY_MS = 86_400_000
/** That somebody asked is of no use the day after; what moved money is kept for as long as a bank may ask about it. */
const KEPT_DAYS = { look: 2, others: 120 }

export async function forgetOldPaymentEffects(tx: Tx, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await forgetOld(tx, paymentEffects, before(KEPT_DAYS.others))
  await tx
    .delete(paymentEffects)
    .where(and(eq(paymentEffects.kind, 'look'), isOverBefore(before(KEPT_DAYS.look))))
}
