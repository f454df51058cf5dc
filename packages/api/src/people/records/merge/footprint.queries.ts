import type { MergedPlace } from '@clubhouse/contract/people/office/member-limits'
import type { Tx } from '#kernel/db/database.ts'
import { readIn } from '#kernel/db/read-in.ts'

/** One row that is about somebody: what a merge may change of it, and a mark by which any other change is seen. */
export interface Print {
  place: MergedPlace
  key: string
  label: string
  mark: string
  /** Whose it is. */
  member_id: string
  was: Record<string, string | null>
}

/**
 * Every row of the club that names one of some people ($2). The columns of a mark are named one by one, so that a column that is
 * added later does not look like a change. What is kept by account (mails, tickets, waiting places) is no person’s.
 */
const PRINTS = {
  name: 'person_footprint',
  text: `
    select 'membership' as place, m.id::text as key, coalesce(d.name, '') as label, m.member_id,
      md5((m.member_id, m.user_id, m.plan_id, m.order_item_id, m.first_name, m.last_name, m.kind, m.status, m.starts_on, m.ends_on)::text) as mark,
      jsonb_build_object('user_id', m.user_id, 'first_name', m.first_name, 'last_name', m.last_name) as was
    from memberships m left join products d on d.club_id = m.club_id and d.id = m.plan_id
    where m.club_id = $1 and m.member_id = any($2::uuid[])
    union all
    select 'order_item', i.id::text, '#' || o.seq || ' ' || i.name, i.member_id, md5((i.member_id, i.order_id, i.first_name, i.last_name)::text), '{}'
    from order_items i join orders o on o.club_id = i.club_id and o.id = i.order_id
    where i.club_id = $1 and i.member_id = any($2::uuid[])
    union all
    select 'answer', a.id::text, f.name, a.member_id, md5((a.member_id, a.given_by, a.form_id, a.version)::text), '{}'
    from form_answers a join forms f on f.club_id = a.club_id and f.id = a.form_id
    where a.club_id = $1 and a.member_id = any($2::uuid[])
    union all
    select 'number', n.number::text, n.number::text, n.member_id, md5(n.member_id::text), '{}'
    from membership_numbers n where n.club_id = $1 and n.member_id = any($2::uuid[])
    union all
    select 'imported', coalesce(b.external_id, b.member_id::text), coalesce(b.external_id, ''), b.member_id,
      md5((b.member_id, b.user_id, b.external_id, b.first_name, b.last_name, b.date_of_birth)::text), '{}'
    from imported_people b where b.club_id = $1 and b.member_id = any($2::uuid[])
    union all
    select 'group', g.group_id || ' ' || g.member_id, trim(concat_ws(', ', n.name, nullif(n.season, ''))), g.member_id, md5(g.added_at::text),
      jsonb_build_object('group_id', g.group_id, 'added_at', g.added_at)
    from group_members g join groups n on n.club_id = g.club_id and n.id = g.group_id
    where g.club_id = $1 and g.member_id = any($2::uuid[])
    union all
    select 'person', p.id::text, '', p.id, md5((p.corrected_born, p.corrected_mobile)::text),
      jsonb_build_object('corrected_born', p.corrected_born, 'corrected_mobile', p.corrected_mobile)
    from club_people p where p.club_id = $1 and p.id = any($2::uuid[])
    order by 1, 3, 2`,
}

export const readPrints = (tx: Tx, clubId: string, people: readonly string[]): Promise<Print[]> =>
  readIn(tx)<Print>(PRINTS, [clubId, people])
