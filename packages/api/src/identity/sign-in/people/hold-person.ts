import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { hashToken } from '#kernel/security/token-hash.ts'
import { linkCodes } from '../sessions/tables.ts'
import { users } from './tables.ts'

/**
 * Whatever begins a sign-in of one person, and whatever ends all of theirs, follow one another: a code that is taken
 * while the password is changed either finds its sign-in ended, or begins one that the change sees and ends. Comes
 * before anything that the two of them touch, so that neither waits for the other in vain.
 */
export async function holdPerson(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** The same for whoever a code in an address belongs to. */
export async function holdOwnerOf(tx: Tx, code: string): Promise<void> {
  const owner = tx
    .select({ id: linkCodes.userId })
    .from(linkCodes)
    .where(eq(linkCodes.hash, hashToken(code)))
  await tx.select({ id: users.id }).from(users).where(inArray(users.id, owner)).for('no key update')
}
