import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { areTheirs, ownAccount, ownOrders, type Whose } from './whose.ts'

export type Rows = Record<string, unknown>[]

/** What is kept of somebody, by chapter; each record as it is read. */
export interface Chapter {
  title: string
  records: Rows
}

/** More than anybody has; a chapter is never longer. */
export const MOST = 5000

type Asked = [title: string, query: (whose: Whose) => SQL]

const OF_PEOPLE: Asked[] = [
  [
    'Memberships',
    (whose) => sql`select m.first_name, m.last_name, p.name as plan, m.kind, m.status, m.starts_on, m.ends_on
      from memberships m join products p on p.club_id = m.club_id and p.id = m.plan_id
      where m.club_id = ${whose.clubId} and ${areTheirs(whose, sql`m.member_id`, sql`m.user_id`)} order by m.created_at desc`,
  ],
  [
    'Its list of members',
    (whose) => sql`select p.first_name, p.last_name, p.email, p.number, p.born as date_of_birth,
      p.corrected_born as date_of_birth_corrected, p.corrected_mobile as mobile_corrected
      from club_people p where p.club_id = ${whose.clubId} and ${areTheirs(whose, sql`p.id`, sql`p.user_id`)} order by p.sorted`,
  ],
  [
    'Groups',
    (whose) => sql`select p.first_name, p.last_name, g.name as "group", g.season, b.added_at as since
      from group_members b join groups g on g.club_id = b.club_id and g.id = b.group_id
      join club_people p on p.club_id = b.club_id and p.id = b.member_id
      where b.club_id = ${whose.clubId} and ${areTheirs(whose, sql`p.id`, sql`p.user_id`)} order by p.sorted, g.name`,
  ],
  [
    'Who looked at this data',
    (whose) => sql`select a.at, a.person, a.what, a.reason, a.questions
      from person_accesses a where a.club_id = ${whose.clubId} and a.person_id in (
        select p.id from club_people p where p.club_id = ${whose.clubId} and ${areTheirs(whose, sql`p.id`, sql`p.user_id`)}
        union select m.gone_id from person_merges m
          join club_people p on p.club_id = m.club_id and p.id = merged_into(m.club_id, m.gone_id)
          where m.club_id = ${whose.clubId} and m.undone_at is null and ${areTheirs(whose, sql`p.id`, sql`p.user_id`)})
      order by a.at desc`,
  ],
  [
    'Answers to forms',
    ({ clubId, memberId, heldBy }) => {
      const given = sql`a.given_by = ${heldBy}`
      // Never what a stranger gave, who could name anybody’s id.
      const theirs = sql`(a.member_id = ${memberId} and ${given}) or a.id in (select i.member_answers_id from memberships m
        join order_items i on i.club_id = m.club_id and i.id = m.order_item_id where m.club_id = ${clubId} and m.member_id = ${memberId})`
      return sql`select f.name as form, a.version, a.answers, a.created_at
        from form_answers a join forms f on f.club_id = a.club_id and f.id = a.form_id
        where a.club_id = ${clubId} and (${memberId === null ? given : theirs}) order by a.created_at desc`
    },
  ],
]

/** Of the one who has the account, or who bought as a guest. */
const OF_BUYERS: Asked[] = [
  [
    'Orders',
    (whose) => sql`select o.seq as number, o.status, o.first_name, o.last_name, o.email, o.currency,
      o.total as total_cents, o.created_at, (select json_agg(json_build_object('name', i.name, 'first_name', i.first_name,
        'last_name', i.last_name, 'quantity', i.quantity, 'total_cents', i.total) order by i.position)
        from order_items i where i.club_id = o.club_id and i.order_id = o.id) as items
      from orders o where o.club_id = ${whose.clubId} and o.id in (${ownOrders(whose)}) order by o.created_at desc`,
  ],
  [
    'Payments',
    (whose) => sql`select o.seq as order_number, p.amount as cents, p.currency, p.status, p.card, p.created_at
      from payments p join orders o on o.club_id = p.club_id and o.id = p.order_id
      where p.club_id = ${whose.clubId} and o.id in (${ownOrders(whose)}) order by p.created_at desc`,
  ],
  [
    'Payments to come',
    (whose) => sql`select o.seq as order_number, s.due_on, s.amount as cents, s.status
      from scheduled_payments s join orders o on o.club_id = s.club_id and o.id = s.order_id
      where s.club_id = ${whose.clubId} and o.id in (${ownOrders(whose)}) order by s.due_on`,
  ],
  [
    'Messages you wrote to the club',
    ({
      clubId,
      email,
    }) => sql`select m.sender, m.sender_email, m.sender_phone, m.subject, m.content, m.created_at,
      (select json_agg(json_build_object('content', r.content, 'sent_at', r.sent_at) order by r.sent_at)
        from message_replies r where r.club_id = m.club_id and r.message_id = m.id) as answers,
      (select json_agg(json_build_object('content', i.content, 'quoted', i.quoted, 'from', i.from_address, 'files', i.attachments,
          'received_at', i.received_at) order by i.received_at)
        from message_mails i where i.club_id = m.club_id and i.message_id = m.id) as your_mails
      from contact_messages m where m.club_id = ${clubId} and m.sender_email = lower(${email}) order by m.created_at desc`,
  ],
]

const OF_ACCOUNTS: Asked[] = [
  [
    'What was said about late payments',
    (
      whose,
    ) => sql`select k.reminded_on, k.plan_on, k.plan_note, (select json_agg(json_build_object('order_number', o.seq,
        'cents', w.amount, 'reason', w.reason, 'status', w.status) order by w.asked_at) from write_offs w
        join orders o on o.club_id = w.club_id and o.id = w.order_id
        where w.club_id = k.club_id and o.user_id = k.person_id) as write_offs
      from arrears_cases k where k.club_id = ${whose.clubId} and k.person_id = ${ownAccount(whose)}`,
  ],
  [
    'Refunds that somebody asked for',
    (
      whose,
    ) => sql`select o.seq as order_number, q.amount as cents, q.reason, q.status, nullif(q.decided_why, '') as answer, q.asked_at
      from refund_requests q join orders o on o.club_id = q.club_id and o.id = q.order_id
      where q.club_id = ${whose.clubId} and o.user_id = ${ownAccount(whose)} order by q.asked_at`,
  ],
  [
    'Letters of its lists',
    (
      whose,
    ) => sql`select l.name as list, m.subject, r.address as sent_to, r.state, r.settled_at as sent_at, r.why as for
      from mailing_recipients r join mailings m on m.club_id = r.club_id and m.id = r.mailing_id
      join distribution_lists l on l.club_id = r.club_id and l.id = r.list_id
      where r.club_id = ${whose.clubId} and r.person_id = ${ownAccount(whose)} order by m.created_at desc`,
  ],
  [
    'Tickets',
    (whose) => sql`select p.name as lottery, t.lines, t.draws, t.auto_renewal, t.created_at
      from lottery_tickets t join products p on p.club_id = t.club_id and p.id = t.lottery_id
      where t.club_id = ${whose.clubId} and t.user_id = ${ownAccount(whose)} order by t.created_at desc`,
  ],
  [
    'Limits on play',
    (whose) => sql`select l.weekly_limit as weekly_cents, l.excluded_until, l.updated_at
      from play_limits l where l.club_id = ${whose.clubId} and l.user_id = ${ownAccount(whose)}`,
  ],
  [
    'Waiting lists',
    (whose) => sql`select p.name as plan, w.count, w.status, w.joined_at, w.offered_why
      from waiting_places w join products p on p.club_id = w.club_id and p.id = w.plan_id
      where w.club_id = ${whose.clubId} and w.user_id = ${ownAccount(whose)}`,
  ],
]

/** What somebody’s own download has from elsewhere, or as part of their orders. */
const OF_ONE: Asked[] = [
  [
    'How the club reaches you',
    (whose) =>
      sql`select u.first_name, u.last_name, u.email, u.mobile from users u where u.id = ${ownAccount(whose)}`,
  ],
  [
    'What was bought for you',
    ({
      clubId,
      memberId,
    }) => sql`select o.seq as order_number, i.name, i.first_name, i.last_name, i.total as total_cents, o.created_at
      from order_items i join orders o on o.club_id = i.club_id and o.id = i.order_id
      where i.club_id = ${clubId} and i.member_id = ${memberId} order by o.created_at desc`,
  ],
  [
    'Your erasure, if one was asked for',
    ({ clubId, memberId }) => sql`select e.asked_at, e.due_at as erased_on, e.reason from club_erasures e
      where e.club_id = ${clubId} and e.person_id = ${memberId}`,
  ],
  [
    'What was written down about you',
    ({ clubId, memberId }) => sql`select e.kind as what, e.at from audit_events e
      where e.club_id = ${clubId} and (e.detail ->> 'person_id' = ${memberId}::text or e.subject_id = ${memberId}) order by e.at desc`,
  ],
]

/** What one club keeps of an account or of one person, by chapter: as the club. */
export async function whatClubKnows(tx: Tx, whose: Whose): Promise<Chapter[]> {
  const asked = [
    ...OF_PEOPLE,
    ...(whose.memberId === null ? [] : OF_ONE),
    ...(whose.isHolder || whose.isGuest ? OF_BUYERS : []),
    ...(whose.isHolder ? OF_ACCOUNTS : []),
  ]
  const chapters: Chapter[] = []
  for (const [title, query] of asked) {
    const found: unknown = await tx.execute(sql`${query(whose)} limit ${MOST}`)
    chapters.push({ title, records: (found as { rows: Rows }).rows })
  }
  return chapters
}
