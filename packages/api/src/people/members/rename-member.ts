import { and, eq } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { memberships } from './tables.ts'

/** What a club calls somebody, on whatever they hold there; a trigger carries it over to `club_people`. */
export async function renameMember(
  tx: Tx,
  { clubId, memberId }: { clubId: string; memberId: string },
  name: { firstName: string; lastName: string },
): Promise<void> {
  await tx
    .update(memberships)
    .set(name)
    .where(and(eq(memberships.clubId, clubId), eq(memberships.memberId, memberId)))
}
