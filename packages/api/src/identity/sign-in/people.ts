import { sql } from 'drizzle-orm'
import type { PersonTable } from '#kernel/person/person-table.ts'
import { ownAccount } from '#kernel/person/whose.ts'

/** Nothing with which somebody could sign in is copied. What has no rule goes with the account, by its foreign key. */
export const identityPeople: PersonTable[] = [
  {
    table: 'users',
    person: ['id'],
    onEraseAccount: ({ userId }) => sql`delete from users where id = ${userId}`,
    copy: [
      {
        of: 'account',
        title: 'Your details',
        query: `select u.email, u.first_name, u.last_name, u.mobile, u.address, u.receive_updates as wants_news,
          u.email_verified_at, u.password_changed_at, u.created_at from users u where u.id = $1`,
      },
      {
        of: 'one person',
        title: 'How the club reaches you',
        query: (whose) =>
          sql`select u.first_name, u.last_name, u.email, u.mobile from users u where u.id = ${ownAccount(whose)}`,
      },
    ],
  },
  {
    // A child's row goes last when they take themselves over (`forgetRelative`).
    table: 'related_people',
    person: ['user_id', 'id'],
    copy: [
      {
        of: 'account',
        title: 'Your family',
        query: `select p.first_name, p.last_name, p.date_of_birth, p.kind, p.relation from related_people p
          where p.user_id = $1 order by p.kind, p.first_name`,
      },
    ],
  },
  {
    table: 'club_roles',
    person: ['user_id'],
    onLeave: (whose) => sql`
      delete from club_roles where club_id = ${whose.clubId} and user_id = ${ownAccount(whose)} and role = 'member'`,
    onTakeOver: ({ memberId, from, to, clubs }) => sql`
      insert into club_roles (club_id, user_id, role) select distinct m.club_id, ${to}::uuid, 'member' from memberships m
      where m.club_id in ${clubs} and m.member_id = ${memberId} and m.user_id = ${from} on conflict do nothing`,
    copy: [
      {
        of: 'account',
        title: 'Your clubs',
        query: `select c.name as club, r.role, r.created_at as since from club_roles r join clubs c on c.id = r.club_id
          where r.user_id = $1 order by c.name`,
      },
    ],
  },
  {
    table: 'terms_acceptances',
    person: ['user_id'],
    copy: [
      {
        of: 'account',
        title: 'Terms you accepted',
        query: `select t.version, t.accepted_at from terms_acceptances t where t.user_id = $1`,
      },
    ],
  },
  {
    table: 'sessions',
    person: ['user_id'],
    copy: [
      {
        of: 'account',
        title: 'Your sign-ins',
        query: `select s.device, s.site, s.method, s.created_at as since, s.last_seen_at, s.ended_at from sessions s
          where s.user_id = $1 order by s.created_at desc`,
      },
    ],
  },
  {
    table: 'passkeys',
    person: ['user_id'],
    copy: [
      {
        of: 'account',
        title: 'Your passkeys',
        query: `select p.name, p.created_at, p.last_used_at from passkeys p where p.user_id = $1`,
      },
    ],
  },
  ...['club_offices', 'platform_roles', 'email_changes', 'link_codes', 'mailed_codes'].map((table) => ({
    table,
    person: ['user_id'],
  })),
]
