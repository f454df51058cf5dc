import { sql } from 'drizzle-orm'
import type { Database, Tx } from '../db/database.ts'

type Rows = Record<string, unknown>[]

/** What is kept of somebody, by chapter; each record as it is read. */
export interface Chapter {
  title: string
  records: Rows
}

export interface Known {
  person: { email: string; first_name: string; last_name: string }
  chapters: Chapter[]
}

/** More than anybody has; a chapter that is longer says so. */
const MOST = 5000

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

const OF_A_CLUB: [string, (clubId: string, userId: string) => ReturnType<typeof sql>][] = [
  [
    'Memberships',
    (
      clubId,
      userId,
    ) => sql`select m.first_name, m.last_name, p.name as plan, m.kind, m.status, m.starts_on, m.ends_on
      from memberships m join products p on p.club_id = m.club_id and p.id = m.plan_id
      where m.club_id = ${clubId} and m.user_id = ${userId} order by m.created_at desc`,
  ],
  [
    'Its list of members',
    (clubId, userId) => sql`select p.first_name, p.last_name, p.email, p.number, p.born as date_of_birth,
      p.corrected_born as date_of_birth_corrected, p.corrected_mobile as mobile_corrected
      from club_people p where p.club_id = ${clubId} and p.user_id = ${userId} order by p.sorted`,
  ],
  [
    'Groups that your family is in',
    (clubId, userId) => sql`select p.first_name, p.last_name, g.name as "group", g.season, b.added_at as since
      from group_members b join groups g on g.club_id = b.club_id and g.id = b.group_id
      join club_people p on p.club_id = b.club_id and p.id = b.member_id
      where b.club_id = ${clubId} and p.user_id = ${userId} order by p.sorted, g.name`,
  ],
  [
    'Who looked at your family’s data',
    (clubId, userId) => sql`select a.at, a.person, a.what, a.reason, a.questions
      from person_accesses a where a.club_id = ${clubId} and a.person_id in (
        select p.id from club_people p where p.club_id = ${clubId} and p.user_id = ${userId}
        union select m.gone_id from person_merges m
          join club_people p on p.club_id = m.club_id and p.id = merged_into(m.club_id, m.gone_id)
          where m.club_id = ${clubId} and m.undone_at is null and p.user_id = ${userId})
      order by a.at desc`,
  ],
  [
    'Orders',
    (clubId, userId) => sql`select o.seq as number, o.status, o.first_name, o.last_name, o.email, o.currency,
      o.total as total_cents, o.created_at, (select json_agg(json_build_object('name', i.name, 'first_name', i.first_name,
        'last_name', i.last_name, 'quantity', i.quantity, 'total_cents', i.total) order by i.position)
        from order_items i where i.club_id = o.club_id and i.order_id = o.id) as items
      from orders o where o.club_id = ${clubId} and o.user_id = ${userId} order by o.created_at desc`,
  ],
  [
    'Payments',
    (
      clubId,
      userId,
    ) => sql`select o.seq as order_number, p.amount as cents, p.currency, p.status, p.card, p.created_at
      from payments p join orders o on o.club_id = p.club_id and o.id = p.order_id
      where p.club_id = ${clubId} and o.user_id = ${userId} order by p.created_at desc`,
  ],
  [
    'Payments to come',
    (clubId, userId) => sql`select o.seq as order_number, s.due_on, s.amount as cents, s.status
      from scheduled_payments s join orders o on o.club_id = s.club_id and o.id = s.order_id
      where s.club_id = ${clubId} and o.user_id = ${userId} order by s.due_on`,
  ],
  [
    'What was said about late payments',
    (
      clubId,
      userId,
    ) => sql`select k.reminded_on, k.plan_on, k.plan_note, (select json_agg(json_build_object('order_number', o.seq,
        'cents', w.amount, 'reason', w.reason, 'status', w.status) order by w.asked_at) from write_offs w
        join orders o on o.club_id = w.club_id and o.id = w.order_id where w.club_id = ${clubId} and o.user_id = ${userId}) as write_offs
      from arrears_cases k where k.club_id = ${clubId} and k.person_id = ${userId}`,
  ],
  [
    'Answers to forms',
    (clubId, userId) => sql`select f.name as form, a.version, a.answers, a.created_at
      from form_answers a join forms f on f.club_id = a.club_id and f.id = a.form_id
      where a.club_id = ${clubId} and a.given_by = ${userId} order by a.created_at desc`,
  ],
  [
    'Letters of its lists',
    (
      clubId,
      userId,
    ) => sql`select l.name as list, m.subject, r.address as sent_to, r.state, r.settled_at as sent_at, r.why as for
      from mailing_recipients r join mailings m on m.club_id = r.club_id and m.id = r.mailing_id
      join distribution_lists l on l.club_id = r.club_id and l.id = r.list_id
      where r.club_id = ${clubId} and r.person_id = ${userId} order by m.created_at desc`,
  ],
  [
    'Tickets',
    (clubId, userId) => sql`select p.name as lottery, t.lines, t.draws, t.auto_renewal, t.created_at
      from lottery_tickets t join products p on p.club_id = t.club_id and p.id = t.lottery_id
      where t.club_id = ${clubId} and t.user_id = ${userId} order by t.created_at desc`,
  ],
  [
    'Limits on play',
    (clubId, userId) => sql`select l.weekly_limit as weekly_cents, l.excluded_until, l.updated_at
      from play_limits l where l.club_id = ${clubId} and l.user_id = ${userId}`,
  ],
  [
    'Messages you wrote to the club',
    (
      clubId,
      userId,
    ) => sql`select m.sender, m.sender_email, m.sender_phone, m.subject, m.content, m.created_at,
      (select json_agg(json_build_object('content', r.content, 'sent_at', r.sent_at) order by r.sent_at)
        from message_replies r where r.club_id = m.club_id and r.message_id = m.id) as answers,
      (select json_agg(json_build_object('content', i.content, 'quoted', i.quoted, 'from', i.from_address, 'files', i.attachments,
          'received_at', i.received_at) order by i.received_at)
        from message_mails i where i.club_id = m.club_id and i.message_id = m.id) as your_mails
      from contact_messages m join users u on lower(u.email) = m.sender_email
      where m.club_id = ${clubId} and u.id = ${userId} order by m.created_at desc`,
  ],
  [
    'Waiting lists',
    (clubId, userId) => sql`select p.name as plan, w.count, w.status, w.joined_at, w.offered_why
      from waiting_places w join products p on p.club_id = w.club_id and p.id = w.plan_id
      where w.club_id = ${clubId} and w.user_id = ${userId}`,
  ],
]

/** All that is kept of one person: what belongs to them alone, then club by club. */
export async function whatWeKnow(
  db: Database,
  { userId, clubs }: { userId: string; clubs: { id: string; name: string }[] },
): Promise<Chapter[]> {
  const [own = {}] = await db.readPlatform<Record<string, Rows>>(OF_THE_PLATFORM, [userId])
  const chapters = Object.entries(own).map(([title, records]) => ({ title, records }))
  for (const { id, name } of clubs) {
    const ofClub = await db.withClub(id, async (tx) => {
      const found: Chapter[] = []
      for (const [title, query] of OF_A_CLUB)
        found.push({ title: `${name}: ${title}`, records: await rows(tx, query(id, userId)) })
      return found
    })
    chapters.push(...ofClub)
  }
  return chapters
}

async function rows(tx: Tx, query: ReturnType<typeof sql>): Promise<Rows> {
  const found: unknown = await tx.execute(sql`${query} limit ${MOST}`)
  return (found as { rows: Rows }).rows
}
