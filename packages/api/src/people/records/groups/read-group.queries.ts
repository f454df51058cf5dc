import type { OfficeGroup } from '@clubhouse/contract/people/office/groups'
import type { Tx } from '#kernel/db/database.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { AGE, IS_JUVENILE, STATE } from '../person-facts.ts'
import { type Seeing } from './list-groups.queries.ts'

const PERSON = `json_build_object('user_id', u.id, 'name', trim(concat_ws(' ', u.first_name, u.last_name)), 'email', u.email)
  order by lower(u.last_name), lower(u.first_name), u.id`

/** $1 the club, $2 the day it is there, $3 who asks, $4 whether they see all, $5 the group. */
const GROUP = {
  name: 'office_group',
  text: `select json_build_object('group_id', g.id, 'name', g.name, 'season', g.season, 'is_archived', g.archived_at is not null,
    'may_change', $4::boolean,
    'members', coalesce((select json_agg(json_build_object('member_id', p.id, 'first_name', p.first_name, 'last_name', p.last_name,
        'age', ${AGE}, 'is_juvenile', ${IS_JUVENILE}, 'state', ${STATE}, 'added_at', iso(b.added_at)) order by p.sorted, p.id)
      from group_members b join club_people p on p.club_id = b.club_id and p.id = b.member_id
      where b.club_id = $1 and b.group_id = g.id), '[]'),
    'managers', coalesce((select json_agg(${PERSON}) from group_managers k join users u on u.id = k.user_id
      where k.club_id = $1 and k.group_id = g.id), '[]'),
    'candidates', coalesce((select json_agg(${PERSON}) from users u where $4::boolean and exists (
      select from club_roles r where r.club_id = $1 and r.user_id = u.id and r.role in ('admin', 'owner'))), '[]')) as found
  from groups g where g.club_id = $1 and g.id = $5::uuid
    and ($4::boolean or (g.archived_at is null and exists (select from group_managers k
      where k.club_id = $1 and k.group_id = g.id and k.user_id = $3::uuid)))`,
}

/** Null for one that is not there, or not theirs to see. */
export async function readGroup(
  tx: Tx,
  { clubId, userId, seesAll }: Seeing,
  { groupId, today }: { groupId: string; today: string },
): Promise<OfficeGroup | null> {
  const [row] = await readIn(tx)<{ found: OfficeGroup }>(GROUP, [clubId, today, userId, seesAll, groupId])
  return row?.found ?? null
}
