import { sql } from 'drizzle-orm'
import { GROUP_LIMITS } from '@clubhouse/contract/people/office/group-limits'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Tx } from '#kernel/db/database.ts'
import { one, rows } from '#kernel/db/rows.ts'
import { type Changing, holdGroup } from './change-group.ts'

interface Person {
  id: string
  name: string
}

const FULL = `A group holds ${GROUP_LIMITS.members} people at most. Make a second one.`

/** Whoever is in it already stays; each who is new has a line of their own in the log. */
export async function addMembers(
  tx: Tx,
  groupId: string,
  memberIds: readonly string[],
  changing: Changing,
): Promise<number | Refusal> {
  const { caller, now } = changing
  const { clubId } = caller.club
  const group = await holdGroup(tx, clubId, groupId)
  if (group instanceof Refusal) return group
  if (group.archivedAt) return new Refusal(409, 'archived', 'This group is archived. Take it back first.')
  const people = await rows<Person>(
    tx,
    sql`with wanted as (
      select p.id, trim(p.first_name || ' ' || p.last_name) as name, p.sorted from club_people p
      where p.club_id = ${clubId} and p.id = any(array(select jsonb_array_elements_text(${JSON.stringify(memberIds)}::jsonb))::uuid[])),
    added as (
      insert into group_members (club_id, group_id, member_id, added_at)
      select ${clubId}::uuid, ${groupId}::uuid, w.id, ${now.toISOString()}::timestamptz from wanted w
      on conflict do nothing returning member_id)
    select w.id, w.name from wanted w join added a on a.member_id = w.id order by w.sorted, w.id`,
  )
  const [{ total } = { total: 0 }] = await rows<{ total: number }>(
    tx,
    sql`select count(*)::int as total from group_members where club_id = ${clubId} and group_id = ${groupId}`,
  )
  if (total > GROUP_LIMITS.members) return new Refusal(422, 'invalid_data', FULL)
  for (const person of people) await tell(tx, 'group-member-added', { person, group }, changing)
  return people.length
}

export async function removeMember(
  tx: Tx,
  groupId: string,
  memberId: string,
  changing: Changing,
): Promise<boolean | Refusal> {
  const { clubId } = changing.caller.club
  const group = await holdGroup(tx, clubId, groupId)
  if (group instanceof Refusal) return group
  const person = await one<Person>(
    tx,
    sql`with gone as (
      delete from group_members where club_id = ${clubId} and group_id = ${groupId} and member_id = ${memberId} returning member_id)
    select p.id, trim(p.first_name || ' ' || p.last_name) as name from gone join club_people p
      on p.club_id = ${clubId} and p.id = gone.member_id`,
  )
  if (!person) return false
  await tell(tx, 'group-member-removed', { person, group }, changing)
  return true
}

const tell = (
  tx: Tx,
  kind: 'group-member-added' | 'group-member-removed',
  { person, group }: { person: Person; group: { id: string; name: string; season: string } },
  { audit, caller }: Changing,
) =>
  audit.record(tx, caller, {
    kind,
    clubId: caller.club.clubId,
    actorId: caller.club.userId,
    detail: {
      person_id: person.id,
      name: person.name,
      group_id: group.id,
      group: [group.name, group.season].filter(Boolean).join(', '),
    },
  })
