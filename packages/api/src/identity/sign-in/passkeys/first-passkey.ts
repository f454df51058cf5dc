import { and, eq, gt } from 'drizzle-orm'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Tx } from '#kernel/db/database.ts'
import { platformRoles } from '../people/tables.ts'

/** Every club is behind a superuser's passkey, so the first one takes more than a password: somebody who runs the servers (ADR 047). */
const ASK_OPERATOR =
  'Ask the people who run the servers to let you set up your first passkey. You’ll then have an hour to do it.'

export const askOperator = () => new Refusal(403, 'ask_operator', ASK_OPERATOR)

const isLetIn = (userId: string, now: Date) =>
  and(
    eq(platformRoles.userId, userId),
    eq(platformRoles.role, 'super-user'),
    gt(platformRoles.firstPasskeyUntil, now),
  )

export const mayAddFirst = async (tx: Tx, userId: string, now: Date): Promise<boolean> =>
  (await tx.$count(platformRoles, isLetIn(userId, now))) > 0

/** Whether they may; then it is for this passkey, and for no other. */
export async function takeFirst(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const taken = await tx
    .update(platformRoles)
    .set({ firstPasskeyUntil: null })
    .where(isLetIn(userId, now))
    .returning({ userId: platformRoles.userId })
  return taken.length === 1
}
