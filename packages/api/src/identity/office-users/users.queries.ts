import type { LeftOpen, OfficeUsers } from '@clubhouse/contract/identity/office/users'
import type { Database } from '#kernel/db/database.ts'

const name = (alias: string) => `nullif(trim(concat_ws(' ', ${alias}.first_name, ${alias}.last_name)), '')`

/** $1 the club, $2 now, $3 who asks. When somebody was here is asked of the back office's own sign-ins, and of no other. */
const USERS = {
  name: 'office_users',
  text: `
    select c.second_factor = 'required' as asks_passkey,
      coalesce((select json_agg(json_build_object('user_id', u.id, 'first_name', u.first_name, 'last_name', u.last_name,
          'email', u.email, 'role', h.role, 'is_you', u.id = $3::uuid,
          'offices', coalesce((select json_agg(o.office order by o.office) from club_offices o
            where o.club_id = $1 and o.user_id = u.id), '[]'),
          'last_seen_at', (select iso(max(coalesce(s.last_seen_at, s.created_at))) from sessions s
            where s.user_id = u.id and s.site = 'backoffice'),
          'has_passkey', exists (select from passkeys p where p.user_id = u.id))
        order by h.role desc, lower(u.last_name), lower(u.first_name), u.id)
        from (select r.user_id, max(r.role) as role from club_roles r
          where r.club_id = $1 and r.role in ('admin', 'owner') group by r.user_id) h
        join users u on u.id = h.user_id), '[]') as users,
      coalesce((select json_agg(json_build_object('invitation_id', i.id, 'email', i.email, 'role', i.role, 'offices', i.offices,
          'invited_by', ${name('b')}, 'invited_at', iso(i.invited_at), 'expires_at', iso(i.expires_at),
          'is_expired', i.expires_at <= $2::timestamptz, 'takes_from', ${name('f')}) order by i.invited_at desc, i.id)
        from office_invitations i left join users b on b.id = i.invited_by left join users f on f.id = i.takes_from
        where i.club_id = $1 and i.accepted_at is null and i.withdrawn_at is null), '[]') as invitations
    from clubs c where c.id = $1`,
}

/** Who runs a club and who was asked to, in one statement. */
export async function readUsers(
  db: Database,
  { clubId, userId }: { clubId: string; userId: string },
  now: Date,
): Promise<OfficeUsers | null> {
  const [found] = await db.readPlatform<OfficeUsers>(USERS, [clubId, now, userId])
  return found ?? null
}

const INVITED = {
  name: 'office_left_invitations',
  text: `
    select i.id as invitation_id, i.email from office_invitations i
    where i.club_id = $1 and i.invited_by = $2 and i.accepted_at is null and i.withdrawn_at is null and i.expires_at > $3
    order by i.invited_at desc limit 50`,
}

export const readLeftInvitations = (db: Database, clubId: string, userId: string, now: Date) =>
  db.readPlatform<LeftOpen['invitations'][number]>(INVITED, [clubId, userId, now])

/** $1 the club, $2 somebody: a row if they have anything to do with it. */
export const BELONGS = {
  name: 'office_belongs',
  text: 'select 1 from club_roles where club_id = $1 and user_id = $2 limit 1',
}

export const LEFT_GROUPS = {
  name: 'office_left_groups',
  text: `
    select g.id as group_id, g.name from group_managers k join groups g on g.club_id = k.club_id and g.id = k.group_id
    where k.club_id = $1 and k.user_id = $2 and g.archived_at is null order by lower(g.name), g.id limit 50`,
}

export const LEFT_WRITE_OFFS = {
  name: 'office_left_write_offs',
  text: `
    select w.id as write_off_id, o.seq::int as order_seq from write_offs w join orders o on o.club_id = w.club_id and o.id = w.order_id
    where w.club_id = $1 and w.asked_by = $2 and w.status = 'asked' order by w.asked_at limit 50`,
}

export const LEFT_REFUNDS = {
  name: 'office_left_refunds',
  text: `
    select q.id as request_id, o.seq::int as order_seq from refund_requests q join orders o on o.club_id = q.club_id and o.id = q.order_id
    where q.club_id = $1 and q.asked_by = $2 and q.status = 'asked' order by q.asked_at limit 50`,
}

export const LEFT_KEYS = {
  name: 'office_left_keys',
  text: `
    select k.id as key_id, k.name from api_keys k
    where k.club_id = $1 and k.created_by = $2 and k.revoked_at is null and (k.expires_at is null or k.expires_at > $3)
    order by k.created_at limit 50`,
}

export const LEFT_DRAWS = {
  name: 'office_left_draws',
  text: `
    select d.id as draw_id, p.name from draws d join products p on p.club_id = d.club_id and p.id = d.lottery_id
    where d.club_id = $1 and d.opened_by = $2 and d.confirmed_by is null and d.status <> 'drawn'
    order by d.draws_at limit 50`,
}
