import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ParsedOf, ReplyOf } from '@clubhouse/contract/endpoint'
import type { mergePeople as contract } from '@clubhouse/contract/people/office/people-merges'
import { Refusal } from '@clubhouse/contract/refusal'
import { TO_BE_ERASED } from '@clubhouse/domain/people/records/erasure-words'
import { TWO_ACCOUNTS } from '@clubhouse/domain/people/records/merge-words'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import type { At } from '../guarded-answers.ts'
import { FIELDS } from '../change-member.ts'
import { areToBeErased } from '../requests/follow-erasure.ts'
import { clubPeople } from '../tables.ts'
import type { DoubledRow } from './doubled.queries.ts'
import { readPrints } from './footprint.queries.ts'
import { moveRows } from './move-rows.ts'
import { personMerges } from './tables.ts'
import { findTwo } from './which-stays.ts'

export interface MergeDeps extends Pick<Core, 'audit' | 'personTables'> {
  caller: At
  today: string
  now: Date
}

const fullName = ({ first_name, last_name }: Pick<DoubledRow, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim()

/** Two become one, in one transaction and so that it can be taken back: what was where is written down with it. */
export async function mergePeople(
  tx: Tx,
  { kept_id: keptId, gone_id: goneId, ...sides }: ParsedOf<typeof contract>['body'],
  { audit, personTables, caller, today, now }: MergeDeps,
): Promise<ReplyOf<typeof contract> | Refusal> {
  const { clubId, userId } = caller.club
  await holdBoth(tx, clubId, [keptId, goneId])
  const two = await findTwo(tx, { clubId, today }, [keptId, goneId])
  if (two instanceof Refusal) return two
  const { kept, gone, bar } = two
  if (bar) return new Refusal(409, bar, TWO_ACCOUNTS)
  if (await areToBeErased(tx, clubId, [keptId, goneId])) return new Refusal(409, 'to_be_erased', TO_BE_ERASED)
  // Somebody has meanwhile got an account, or lost it: what was chosen was meant the other way round.
  if (kept.member_id !== keptId)
    return new Refusal(
      409,
      'changed',
      'Something has changed since you opened this. Check both of them again.',
    )
  const chosen = {
    name: { kept, gone }[sides.name],
    born: { kept, gone }[sides.date_of_birth].date_of_birth,
    mobile: { kept, gone }[sides.mobile].mobile,
  }
  const before = await readPrints(tx, personTables, clubId, [keptId, goneId])
  await moveRows(
    tx,
    personTables,
    { clubId, keptId, goneId },
    { userId: kept.user_id, firstName: chosen.name.first_name, lastName: chosen.name.last_name },
  )
  await correct(tx, { clubId, keptId }, { ...chosen, own: kept.mobile })
  const merge = {
    clubId,
    id: randomUUID(),
    keptId,
    goneId,
    mergedBy: userId,
    mergedAt: now,
    keptName: fullName(chosen.name),
    goneName: fullName(gone),
    trail: { before, after: await readPrints(tx, personTables, clubId, [keptId, goneId]) },
  }
  await tx.insert(personMerges).values(merge)
  // The log outlives whoever is erased: what they were called is in the merge, which forgets it.
  const after = { ...kept, ...nameOf(chosen.name), date_of_birth: chosen.born, mobile: chosen.mobile }
  await audit.record(tx, caller, {
    kind: 'people-merged',
    clubId,
    actorId: userId,
    detail: {
      person_id: keptId,
      other_id: goneId,
      merge_id: merge.id,
      fields: FIELDS.filter((field) => kept[field] !== after[field]).join(', '),
      ...movedOf(before.filter((each) => each.member_id === goneId)),
    },
  })
  return { merge_id: merge.id, member_id: keptId }
}

/** In the order of their ids, as the triggers hold them. */
export const holdBoth = (tx: Tx, clubId: string, ids: readonly string[]) =>
  tx
    .select({ id: clubPeople.id })
    .from(clubPeople)
    .where(and(eq(clubPeople.clubId, clubId), inArray(clubPeople.id, [...ids])))
    .orderBy(clubPeople.id)
    .for('update')

/** What is chosen and not what the rows say by themselves is a correction of the club’s. */
async function correct(
  tx: Tx,
  { clubId, keptId }: { clubId: string; keptId: string },
  { born, mobile, own }: { born: string | null; mobile: string | null; own: string | null },
): Promise<void> {
  await tx.execute(sql`
    update club_people set corrected_born = nullif(${born}::text, born),
      corrected_mobile = case when ${mobile}::text is distinct from ${own}::text then ${mobile}::text else corrected_mobile end
    where club_id = ${clubId} and id = ${keptId}`)
}

const nameOf = ({ first_name, last_name }: DoubledRow) => ({ first_name, last_name })

/** How many of what moved: `memberships: "2"`. */
function movedOf(prints: readonly { place: string }[]): Record<string, string> {
  const counts: Record<string, string> = {}
  for (const { place } of prints)
    if (place !== 'person') counts[`moved_${place}`] = String(Number(counts[`moved_${place}`] ?? 0) + 1)
  return counts
}
