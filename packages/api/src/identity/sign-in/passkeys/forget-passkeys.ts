import { eq } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { sessions } from '../sessions/tables.ts'
import { passkeys } from './tables.ts'

/** All of somebody's, for whoever lost them: nothing that was shown with one counts any more. */
export async function forgetPasskeys(tx: Tx, userId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId))
  await tx.update(sessions).set({ passkeyAt: null }).where(eq(sessions.userId, userId))
}
