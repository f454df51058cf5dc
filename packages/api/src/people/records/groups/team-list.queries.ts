import type { Tx } from '#kernel/db/database.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { BORN, IS_JUVENILE } from '../person-facts.ts'
import {
  ACCOUNT,
  type AnsweredForm,
  GIVEN_BY,
  GUEST,
  NAMED,
  type ReadMember,
} from '../read-member.queries.ts'

export type ListedMember = Pick<
  ReadMember,
  | 'member_id'
  | 'first_name'
  | 'last_name'
  | 'is_juvenile'
  | 'mobile'
  | 'email'
  | 'is_self'
  | 'account'
  | 'guest'
  | 'named'
  | 'date_of_birth'
>

/** $1 the club, $2 the day it is there, $3 the people. */
const MEMBERS = {
  name: 'team_list_members',
  text: `select json_build_object('member_id', p.id, 'first_name', p.first_name, 'last_name', p.last_name, 'date_of_birth', ${BORN},
      'is_juvenile', ${IS_JUVENILE}, 'mobile', p.corrected_mobile, 'email', p.email, 'is_self', p.user_id = p.id,
      'account', ${ACCOUNT}, 'guest', ${GUEST}, 'named', ${NAMED}) as member
    from club_people p where p.club_id = $1 and p.id = any($3::uuid[]) and $2::text is not null order by p.sorted, p.id`,
}

export async function readListed(
  tx: Tx,
  { clubId, today }: { clubId: string; today: string },
  ids: readonly string[],
): Promise<ListedMember[]> {
  const rows = await readIn(tx)<{ member: ListedMember }>(MEMBERS, [clubId, today, ids])
  return rows.map(({ member }) => member)
}

/** As `readAnswers` reads them of one, of many at once. */
const ANSWERS = {
  name: 'team_list_answers',
  text: `with theirs as (
      select p.id as member_id, a.id from club_people p
      join form_answers a on a.club_id = p.club_id and a.member_id = p.id and a.given_by = p.user_id
      where p.club_id = $1 and p.id = any($2::uuid[])
      union
      select m.member_id, x.id from memberships m
      join order_items i on i.club_id = m.club_id and i.id = m.order_item_id
      cross join lateral (values (i.member_answers_id), (i.guardian_answers_id)) x (id)
      where m.club_id = $1 and m.member_id = any($2::uuid[]) and x.id is not null),
    last as (select distinct on (t.member_id, a.form_id, ${GIVEN_BY}) t.member_id, a.form_id, f.name as form, f.kind = 'guardian' as is_guardians,
      a.version, f.version as newest_version, iso(a.created_at) as given_at, null as given_by, a.answers, v.sections, a.created_at, a.id
    from theirs t join form_answers a on a.club_id = $1 and a.id = t.id
    join forms f on f.club_id = a.club_id and f.id = a.form_id
    join form_versions v on v.club_id = a.club_id and v.form_id = a.form_id and v.version = a.version
    order by t.member_id, a.form_id, ${GIVEN_BY}, a.created_at desc, a.id)
    select member_id, form_id, form, is_guardians, version, newest_version, given_at, given_by, answers, sections
    from last order by member_id, form_id, created_at desc, id`,
}

export const readAnswersOfMany = (
  tx: Tx,
  clubId: string,
  ids: readonly string[],
): Promise<(AnsweredForm & { member_id: string })[]> =>
  readIn(tx)<AnsweredForm & { member_id: string }>(ANSWERS, [clubId, ids])
