import { and, eq, lt } from 'drizzle-orm'
import { BODY_LIST_DAYS } from '@clubhouse/contract/platform/governing-body/limits'
import { asBody } from '#kernel/db/as-body.ts'
import type { Tx } from '#kernel/db/database.ts'
import { governingBodies } from '#identity/sign-in/people/tables.ts'
import { bodyLists } from './tables.ts'

const DAY_MS = 86_400_000

/** Names and birthdays of children are not kept for longer than it takes to settle what differs. What was marked names nobody. */
export async function forgetLists(tx: Tx, now: Date): Promise<void> {
  const since = new Date(now.getTime() - BODY_LIST_DAYS * DAY_MS)
  for (const { id } of await tx.select({ id: governingBodies.id }).from(governingBodies))
    await asBody(tx, id, (own) =>
      own.delete(bodyLists).where(and(eq(bodyLists.governingBodyId, id), lt(bodyLists.createdAt, since))),
    )
}
