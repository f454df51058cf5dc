import { and, eq } from 'drizzle-orm'
import { MERGE_UNDO_DAYS } from '@clubhouse/contract/people/office/member-limits'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { changedSince, UNDO_OVER, UNDONE_ALREADY } from '@clubhouse/domain/people/records/merge-words'
import type { Tx } from '#kernel/db/database.ts'
import { type Print, readPrints } from './footprint.queries.ts'
import { holdBoth, type MergeDeps } from './merge-people.ts'
import { putRowsBack } from './move-rows.ts'
import { personMerges } from './tables.ts'

const DAY_MS = 86_400_000

export const undoableUntil = (mergedAt: Date): Date => new Date(mergedAt.getTime() + MERGE_UNDO_DAYS * DAY_MS)

/** Everything back as it was; refused with what stands in its way where something was changed since. */
export async function undoMerge(
  tx: Tx,
  mergeId: string,
  { audit, personTables, caller, now }: Omit<MergeDeps, 'today'>,
): Promise<{ member_ids: string[] } | Refusal> {
  const { clubId, userId } = caller.club
  const isMerge = and(eq(personMerges.clubId, clubId), eq(personMerges.id, mergeId))
  const [merge] = await tx.select().from(personMerges).where(isMerge).for('update')
  if (!merge) return notFound('The merge')
  const { keptId, goneId, trail } = merge
  if (merge.undoneAt) return new Refusal(409, 'undone', UNDONE_ALREADY)
  if (!trail || undoableUntil(merge.mergedAt) < now) return new Refusal(409, 'too_late', UNDO_OVER)
  await holdBoth(tx, clubId, [keptId, goneId])
  const changed = differences(trail.after, await readPrints(tx, personTables, clubId, [keptId, goneId]))
  if (changed.length > 0) return new Refusal(409, 'changed_since', changedSince(changed))
  await putRowsBack(tx, personTables, { clubId, keptId, goneId }, trail.before)
  await tx.update(personMerges).set({ undoneAt: now, undoneBy: userId, trail: null }).where(isMerge)
  await audit.record(tx, caller, {
    kind: 'merge-undone',
    clubId,
    actorId: userId,
    detail: { person_id: keptId, other_id: goneId, merge_id: mergeId },
  })
  return { member_ids: [keptId, goneId] }
}

/** What is there now and was not left so, and what was left and is not there: each told once. */
function differences(left: readonly Print[], now: readonly Print[]): Pick<Print, 'place' | 'label'>[] {
  const key = ({ place, key: id }: Print) => `${place} ${id}`
  const [then, today] = [left, now].map((prints) => new Map(prints.map((each) => [key(each), each]))) as [
    Map<string, Print>,
    Map<string, Print>,
  ]
  const differing = [
    ...left.filter((each) => today.get(key(each))?.mark !== each.mark),
    ...now.filter((each) => !then.has(key(each))),
  ]
  return [...new Map(differing.map((each) => [key(each), each])).values()]
}
