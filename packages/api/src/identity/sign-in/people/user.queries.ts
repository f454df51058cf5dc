/**
 * DATA-18 as one SQL expression over `users u`, for every statement that answers who somebody is. `club` is
 * an SQL expression for the club of the site, or null: there `roles` are those held in that club and above
 * the clubs, elsewhere those held anywhere.
 */
export const userJson = (club: string): string => `
  json_build_object(
    'user_id', u.id, 'email', u.email, 'email_verified', u.email_verified_at is not null,
    'first_name', u.first_name, 'last_name', u.last_name,
    'roles', coalesce((
      select json_agg(held.role order by held.role) from (
        select r.role from club_roles r where r.user_id = u.id and (${club} is null or r.club_id = ${club})
        union select p.role from platform_roles p where p.user_id = u.id
      ) held), '[]'),
    'accounts', coalesce((
      select json_agg(json_build_object('account_id', c.id, 'name', c.name, 'slug', c.slug, 'roles', held.roles,
          'offices', coalesce((select json_agg(o.office order by o.office) from club_offices o
            where o.user_id = u.id and o.club_id = c.id), '[]'),
          'asks_passkey', c.second_factor = 'required', 'is_suspended', c.suspended_at is not null)
        order by c.name, c.id)
      from (
        select r.club_id, json_agg(r.role order by r.role) as roles
        from club_roles r where r.user_id = u.id group by r.club_id
      ) held
      join clubs c on c.id = held.club_id), '[]'),
    'governing_body', (
      select json_build_object('governing_body_id', b.id, 'name', b.name)
      from platform_roles p join governing_bodies b on b.id = p.governing_body_id
      where p.user_id = u.id and p.role = 'xgb'),
    'has_password', u.password_hash is not null)`

/**
 * OPEN-122: the clubs whose back office is open to somebody of the platform for a while, as one SQL expression over `users u`. No role is
 * given for it, and with the role above the clubs it is over. It is open to what walked over from the sign-in that went in
 * (`cameFrom`), while that one lasts.
 */
export const enteredJson = (now: string, cameFrom: string): string => `
  coalesce((
    select json_agg(json_build_object('account_id', c.id, 'name', c.name, 'slug', c.slug, 'roles', json_build_array('admin'),
        'offices', json_build_array(), 'asks_passkey', c.second_factor = 'required', 'is_suspended', c.suspended_at is not null,
        'entry', json_build_object('reason', e.reason, 'until', iso(e.expires_at))) order by c.name, c.id)
    from platform_entries e join clubs c on c.id = e.club_id
    where e.user_id = u.id and e.left_at is null and e.expires_at > ${now}
      and e.session_id = ${cameFrom} and exists (select from sessions w where w.id = e.session_id and w.ended_at is null)
      and exists (select from platform_roles p where p.user_id = u.id and p.role = 'super-user')), '[]')`
