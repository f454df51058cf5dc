import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/database.ts'
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
