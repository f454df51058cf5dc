import type { Database } from '#kernel/db/database.ts'
import { type Chapter, MOST, type Rows, whatClubKnows } from './what-club-knows.ts'
import { wholeAccount } from './whose.ts'

const rowsOf = (query: string): string =>
  `coalesce((select json_agg(r) from (${query} limit ${MOST}) r), '[]')`

/** What belongs to no club. Nothing with which somebody could sign in is among it. */
const OF_THE_PLATFORM = {
  name: 'data_of_person',
  text: `
    select
      ${rowsOf(`select u.email, u.first_name, u.last_name, u.mobile, u.address, u.receive_updates as wants_news,
        u.email_verified_at, u.password_changed_at, u.created_at from users u where u.id = $1`)} as "Your details",
      ${rowsOf(`select p.first_name, p.last_name, p.date_of_birth, p.kind, p.relation from related_people p
        where p.user_id = $1 order by p.kind, p.first_name`)} as "Your family",
      ${rowsOf(`select c.name as club, r.role, r.created_at as since from club_roles r join clubs c on c.id = r.club_id
        where r.user_id = $1 order by c.name`)} as "Your clubs",
      ${rowsOf(`select t.version, t.accepted_at from terms_acceptances t where t.user_id = $1`)} as "Terms you accepted",
      ${rowsOf(`select c.name as club, o.kind, l.name as list, o.created_at as since from mail_opt_outs o
        join clubs c on c.id = o.club_id left join distribution_lists l on l.club_id = o.club_id and l.id = o.list_id
        where o.person_id = $1`)} as "Mails you don’t want",
      ${rowsOf(`select m.template as mail, m.recipient as sent_to, m.created_at as written_at, m.done_at as sent_at
        from outbox m where m.recipient = (select email from users where id = $1) order by m.created_at desc`)} as "Mails of the last 30 days",
      ${rowsOf(`select s.device, s.site, s.method, s.created_at as since, s.last_seen_at, s.ended_at from sessions s
        where s.user_id = $1 order by s.created_at desc`)} as "Your sign-ins",
      ${rowsOf(`select p.name, p.created_at, p.last_used_at from passkeys p where p.user_id = $1`)} as "Your passkeys",
      ${rowsOf(`select m.card, m.is_default, m.created_at from saved_methods m where m.user_id = $1`)} as "Cards you keep",
      ${rowsOf(`select e.kind as what, e.site, e.at from audit_events e where e.subject_id = $1 order by e.at desc`)} as "What was written down about your account"`,
}

/** All that is kept of one person: what belongs to them alone, then club by club. */
export async function whatWeKnow(
  db: Database,
  { userId, email, clubs }: { userId: string; email: string; clubs: { id: string; name: string }[] },
): Promise<Chapter[]> {
  const [own = {}] = await db.readPlatform<Record<string, Rows>>(OF_THE_PLATFORM, [userId])
  const chapters = Object.entries(own).map(([title, records]) => ({ title, records }))
  for (const { id, name } of clubs) {
    const ofClub = await db.withClub(id, (tx) => whatClubKnows(tx, wholeAccount(id, { userId, email })))
    chapters.push(...ofClub.map(({ title, records }) => ({ title: `${name}: ${title}`, records })))
  }
  return chapters
}
