import type { Preferences } from '@clubhouse/contract/messages/member-preferences'
import { notFound } from '@clubhouse/contract/refusal'
import type { Database } from '#kernel/db/database.ts'
import { HOUSE_LISTS, houseListsOf } from '../mail/port.ts'

/**
 * What somebody said to each of their clubs: where they hold a role, or are on a list. What a link of a mail said counts
 * as much as what was said here; it is the same row.
 */
const PREFERENCES = {
  name: 'member_preferences',
  text: `
    select u.email, u.receive_updates,
      coalesce((select json_agg(json_build_object('account_id', c.id, 'name', c.name, 'slug', c.slug,
          'kinds', json_build_array(
            json_build_object('kind', 'news', 'wanted', not exists (select from mail_opt_outs o
              where o.club_id = c.id and o.person_id = u.id and o.kind = 'news')),
            json_build_object('kind', 'reminders', 'wanted', not exists (select from mail_opt_outs o
              where o.club_id = c.id and o.person_id = u.id and (o.kind = 'reminders' or o.list_id = any($3::uuid[])))),
            json_build_object('kind', 'lotto', 'wanted', not exists (select from mail_opt_outs o
              where o.club_id = c.id and o.person_id = u.id and (o.kind = 'lotto' or o.list_id = any($4::uuid[])))
              and not exists (select from lotto_friends f
                join mail_opt_outs o on o.club_id = f.club_id and o.person_id = f.id and o.kind = 'lotto-friend'
                where f.club_id = c.id and f.email = u.email and u.email_verified_at is not null))),
          'lists', coalesce((select json_agg(json_build_object('list_id', l.id, 'name', l.name,
              'wanted', not exists (select from mail_opt_outs o where o.club_id = c.id and o.person_id = u.id
                and o.kind = 'recurring' and o.list_id = l.id)) order by l.name, l.id)
            from distribution_lists l where l.club_id = c.id and l.id <> all($2::uuid[])
              and (exists (select from distribution_list_members m where m.club_id = c.id and m.list_id = l.id
                  and m.member_id = u.id)
                or exists (select from mailing_recipients r where r.club_id = c.id and r.person_id = u.id
                  and r.list_id = l.id)
                or exists (select from mail_opt_outs o where o.club_id = c.id and o.person_id = u.id
                  and o.kind = 'recurring' and o.list_id = l.id))), '[]')) order by c.name, c.id)
        from clubs c where exists (select from club_roles r where r.club_id = c.id and r.user_id = u.id)
          or exists (select from distribution_list_members m where m.club_id = c.id and m.member_id = u.id)),
        '[]') as clubs,
      (select json_build_object('made_at',
          to_char(f.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        from calendar_feeds f where f.user_id = u.id) as calendar
    from users u where u.id = $1`,
}

export async function readPreferences(db: Database, userId: string): Promise<Preferences> {
  const [row] = await db.readPlatform<Preferences>(PREFERENCES, [
    userId,
    HOUSE_LISTS,
    houseListsOf('reminders'),
    houseListsOf('lotto'),
  ])
  if (!row) throw notFound('The member')
  return row
}
