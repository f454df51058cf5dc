import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { moveGroups } from '../groups/move-groups.ts'
import type { Print } from './footprint.queries.ts'

export interface Moving {
  clubId: string
  keptId: string
  goneId: string
}

/**
 * Everything of the one who goes becomes that of the one who stays. Of what there can only be one, a number or a line of an
 * import, the one who stays keeps theirs; the other’s stays behind, so that no number is ever given twice.
 */
export async function moveRows(
  tx: Tx,
  { clubId, keptId, goneId }: Moving,
  as: { userId: string | null; firstName: string; lastName: string },
): Promise<void> {
  const named = (table: 'membership_numbers' | 'imported_people') => sql`
    update ${sql.identifier(table)} t set member_id = ${keptId} where t.club_id = ${clubId} and t.member_id = ${goneId}
      and not exists (select from ${sql.identifier(table)} own where own.club_id = ${clubId} and own.member_id = ${keptId})`
  await tx.execute(sql`
    update form_answers set member_id = ${keptId} where club_id = ${clubId} and member_id = ${goneId}`)
  await tx.execute(sql`
    update order_items set member_id = ${keptId} where club_id = ${clubId} and member_id = ${goneId}`)
  await tx.execute(named('membership_numbers'))
  await tx.execute(named('imported_people'))
  await tx.execute(sql`
    update memberships set member_id = ${keptId}, user_id = ${as.userId}, first_name = ${as.firstName}, last_name = ${as.lastName}
    where club_id = ${clubId} and member_id in (${keptId}, ${goneId})`)
  await moveGroups(tx, { clubId, from: goneId, to: keptId })
  await keepBoth(tx, { clubId, keptId, goneId })
}

/** Each row back to whose it was, and as it was called; whether anything else has changed was looked at before. */
export async function putRowsBack(tx: Tx, moving: Moving, before: readonly Print[]): Promise<void> {
  const { clubId, keptId, goneId } = moving
  const of = (place: Print['place']) =>
    JSON.stringify(
      before
        .filter((each) => each.place === place)
        .map(({ key, member_id, was }) => ({ key, member_id, ...was })),
    )
  for (const [table, place] of [
    ['form_answers', 'answer'],
    ['order_items', 'order_item'],
  ] as const)
    await tx.execute(sql`
      update ${sql.identifier(table)} t set member_id = b.member_id
      from jsonb_to_recordset(${of(place)}::jsonb) as b (key uuid, member_id uuid)
      where t.club_id = ${clubId} and t.id = b.key and t.member_id is distinct from b.member_id`)
  for (const [table, place] of [
    ['membership_numbers', 'number'],
    ['imported_people', 'imported'],
  ] as const)
    if (hasMoved(before, place, moving))
      await tx.execute(sql`
        update ${sql.identifier(table)} set member_id = ${goneId} where club_id = ${clubId} and member_id = ${keptId}`)
  await tx.execute(sql`
    update memberships t set member_id = b.member_id, user_id = b.user_id, first_name = b.first_name, last_name = b.last_name
    from jsonb_to_recordset(${of('membership')}::jsonb)
      as b (key uuid, member_id uuid, user_id uuid, first_name text, last_name text)
    where t.club_id = ${clubId} and t.id = b.key`)
  await keepBoth(tx, moving)
  await putGroupsBack(tx, moving, of('group'))
  await tx.execute(sql`
    update club_people p set corrected_born = b.corrected_born, corrected_mobile = b.corrected_mobile
    from jsonb_to_recordset(${of('person')}::jsonb) as b (key uuid, corrected_born text, corrected_mobile text)
    where p.club_id = ${clubId} and p.id = b.key`)
}

/** Once both are there again: a group is of people who are. */
async function putGroupsBack(tx: Tx, { clubId, keptId }: Moving, before: string): Promise<void> {
  const were = sql`jsonb_to_recordset(${before}::jsonb) as b (group_id uuid, member_id uuid, added_at timestamptz)`
  await tx.execute(sql`
    delete from group_members g where g.club_id = ${clubId} and g.member_id = ${keptId}
      and not exists (select from ${were} where b.group_id = g.group_id and b.member_id = g.member_id)`)
  await tx.execute(sql`
    insert into group_members (club_id, group_id, member_id, added_at)
    select ${clubId}::uuid, b.group_id, b.member_id, b.added_at from ${were} on conflict do nothing`)
}

/** Only where the one who stays had none. */
const hasMoved = (before: readonly Print[], place: Print['place'], { keptId, goneId }: Moving): boolean => {
  const had = (id: string) => before.some((each) => each.place === place && each.member_id === id)
  return had(goneId) && !had(keptId)
}

/** A trigger takes a membership without an account for one whose account was erased, and leaves it: so both are counted here. */
const keepBoth = (tx: Tx, { clubId, keptId, goneId }: Moving) =>
  tx.execute(sql`select keep_people(${clubId}::uuid, array[${keptId}, ${goneId}]::uuid[])`)
