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
          'asks_passkey', c.second_factor = 'required')
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
