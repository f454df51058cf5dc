import { TERMS_VERSION } from '@clubhouse/domain/identity/terms-text'
import type { Tx } from '#kernel/db/database.ts'
import { termsAcceptances } from './tables.ts'

/** The terms as they stand now; what was accepted before keeps its time. */
export async function acceptTerms(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .insert(termsAcceptances)
    .values({ userId, version: TERMS_VERSION, acceptedAt: now })
    .onConflictDoNothing()
}
