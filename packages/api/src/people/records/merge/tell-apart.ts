import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@clubhouse/contract/endpoint'
import type { tellPeopleApart as contract } from '@clubhouse/contract/people/office/people-merges'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Tx } from '#kernel/db/database.ts'
import type { MergeDeps } from './merge-people.ts'
import { peopleToldApart } from './tables.ts'
import { findTwo } from './which-stays.ts'

/** Two who are not the same are not shown again, until somebody says that they may be after all. */
export async function tellApart(
  tx: Tx,
  { one_id, other_id, is_apart: isApart }: ParsedOf<typeof contract>['body'],
  { audit, caller, today, now }: Omit<MergeDeps, 'personTables'>,
): Promise<Refusal | null> {
  const { clubId, userId } = caller.club
  const two = await findTwo(tx, { clubId, today }, [one_id, other_id])
  if (two instanceof Refusal) return two
  const { kept, gone } = two
  const [oneId, otherId] = [kept.member_id, gone.member_id].toSorted() as [string, string]
  const isPair = and(
    eq(peopleToldApart.clubId, clubId),
    eq(peopleToldApart.oneId, oneId),
    eq(peopleToldApart.otherId, otherId),
  )
  const written = isApart
    ? await tx
        .insert(peopleToldApart)
        .values({ clubId, oneId, otherId, toldBy: userId, toldAt: now })
        .onConflictDoNothing()
        .returning({ oneId: peopleToldApart.oneId })
    : await tx.delete(peopleToldApart).where(isPair).returning({ oneId: peopleToldApart.oneId })
  if (written.length === 0) return null
  await audit.record(tx, caller, {
    kind: isApart ? 'people-told-apart' : 'people-maybe-same',
    clubId,
    actorId: userId,
    detail: { person_id: kept.member_id, other_id: gone.member_id },
  })
  return null
}
