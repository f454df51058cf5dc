import { sql } from 'drizzle-orm'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { type Changing, holdGroup } from './change-group.ts'

interface Manager {
  user_id: string
  name: string
  email: string
}

const NOT_RUNNING = 'Only someone who helps run the club can look after a group. Invite them first.'

/** Exactly these look after it from now on, with who did before in the log. */
export async function nameManagers(
  tx: Tx,
  groupId: string,
  userIds: readonly string[],
  { audit, caller, now }: Changing,
): Promise<Manager[] | Refusal> {
  const { clubId, userId } = caller.club
  const group = await holdGroup(tx, clubId, groupId)
  if (group instanceof Refusal) return group
  const wanted = sql`any(array(select jsonb_array_elements_text(${JSON.stringify(userIds)}::jsonb))::uuid[])`
  const before = await managersOf(tx, clubId, groupId)
  await tx.execute(sql`
    delete from group_managers where club_id = ${clubId} and group_id = ${groupId} and not user_id = ${wanted}`)
  await tx.execute(sql`
    insert into group_managers (club_id, group_id, user_id, named_at)
    select ${clubId}::uuid, ${groupId}::uuid, r.user_id, ${now.toISOString()}::timestamptz
    from (select distinct user_id from club_roles where club_id = ${clubId} and role in ('admin', 'owner') and user_id = ${wanted}) r
    on conflict do nothing`)
  const after = await managersOf(tx, clubId, groupId)
  if (after.length < new Set(userIds).size)
    return new Refusal(422, 'invalid_data', NOT_RUNNING, { errors: { user_ids: NOT_RUNNING } })
  const [was, is] = [inWords(before), inWords(after)]
  if (was !== is)
    await audit.record(tx, caller, {
      kind: 'group-managers-named',
      clubId,
      actorId: userId,
      detail: { group_id: groupId, name: group.name, Managers: `${was} → ${is}` },
    })
  return after
}

async function managersOf(tx: Tx, clubId: string, groupId: string): Promise<Manager[]> {
  return rows<Manager>(
    tx,
    sql`select u.id as user_id, trim(concat_ws(' ', u.first_name, u.last_name)) as name, u.email
    from group_managers k join users u on u.id = k.user_id
    where k.club_id = ${clubId} and k.group_id = ${groupId} order by lower(u.last_name), lower(u.first_name), u.id`,
  )
}

const inWords = (managers: readonly Manager[]): string =>
  managers.map(({ name, email }) => name || email).join(', ')
