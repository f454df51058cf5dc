import { eq } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import type { IdentityDeps } from '../deps.ts'
import { linkCodes } from '../sessions/tables.ts'

/** Whatever was mailed to an address that is not theirs any more opens nothing. */
export async function forgetMailedCodes(
  tx: Tx,
  { codes }: Pick<IdentityDeps, 'codes'>,
  userId: string,
): Promise<void> {
  await codes.revoke(tx, userId)
  await tx.delete(linkCodes).where(eq(linkCodes.userId, userId))
}
