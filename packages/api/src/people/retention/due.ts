import { sql, type SQL } from 'drizzle-orm'
import type { RetentionKind } from '@clubhouse/contract/people/retention-kinds'
import { intervalOf, NAMELESS, RETENTION } from '@clubhouse/domain/people/retention/retention'

export interface Asked {
  clubId: string
  now: Date
  days: number
}

const before = ({ now, days }: Asked): SQL =>
  sql`(${now.toISOString()}::timestamptz - ${intervalOf(days)}::interval)`

/** Whoever has belonged to the club and not since then: by the last day of what lasted longest, or when it was begun and given back. */
const former = (asked: Asked): SQL => sql`
  select p.id, p.user_id from club_people p where p.club_id = ${asked.clubId} and coalesce(p.active_until,
    (select to_char(max(m.created_at), 'YYYY-MM-DD') from memberships m where m.club_id = p.club_id and m.member_id = p.id))
    < to_char(${before(asked)}, 'YYYY-MM-DD')`

/** What former members answered, themselves or by whoever acts for them; a guardian's that counts for a brother who is still here stays. */
export const answersOfFormer = (asked: Asked): SQL => sql`
  select a.id from form_answers a where a.club_id = ${asked.clubId} and a.answers <> '{}'::jsonb
    and (exists (select from (${former(asked)}) p where a.member_id = p.id and a.given_by = p.user_id)
      or a.id in (select unnest(array[i.member_answers_id, i.guardian_answers_id]) from (${former(asked)}) p
        join memberships m on m.club_id = ${asked.clubId} and m.member_id = p.id
        join order_items i on i.club_id = m.club_id and i.id = m.order_item_id))
    and not exists (select from (
      select unnest(array[i.member_answers_id, i.guardian_answers_id]) as id from memberships m
      join order_items i on i.club_id = m.club_id and i.id = m.order_item_id
      where m.club_id = ${asked.clubId} and m.member_id not in (select p.id from (${former(asked)}) p)) needed where needed.id = a.id)`

/** What is due of each kind, as its ids. Of medical answers: what may hold some, and was not looked through yet. */
export const DUE: Readonly<Record<RetentionKind, (asked: Asked) => SQL>> = {
  messages: (asked) => sql`
    select m.id from contact_messages m where m.club_id = ${asked.clubId} and m.created_at < ${before(asked)}`,
  carts: (asked) => sql`
    select c.id from carts c where c.club_id = ${asked.clubId} and c.ordered_at is null and c.updated_at < ${before(asked)}
      and not exists (select from orders o where o.club_id = c.club_id and o.cart_id = c.id and o.status in ('New', 'Pending'))`,
  // One that holds places still gives them back first.
  waiting: (asked) => sql`
    select w.id from waiting_places w where w.club_id = ${asked.clubId} and w.status in ('taken', 'passed', 'left')
      and w.joined_at < ${before(asked)}
      and not exists (select from reservations r where r.club_id = w.club_id and r.holder_id = w.id)`,
  mails: (asked) => sql`
    select r.id from mailing_recipients r join mailings m on m.club_id = r.club_id and m.id = r.mailing_id
      where r.club_id = ${asked.clubId} and m.created_at < ${before(asked)}`,
  // By the database's clock as well, which row security goes by: however a clock was moved, two years stay.
  accesses: (asked) => sql`
    select a.id from person_accesses a where a.club_id = ${asked.clubId} and a.at < ${before(asked)}
      and a.at < now() - ${intervalOf(RETENTION.accesses.min)}::interval`,
  medical: (asked) => sql`
    select d.id from (${answersOfFormer(asked)}) d where not exists (
      select from thinned_answers t where t.club_id = ${asked.clubId} and t.answers_id = d.id)`,
  answers: answersOfFormer,
  people: (asked) => sql`
    select p.id from (${former(asked)}) p join club_people k on k.club_id = ${asked.clubId} and k.id = p.id
      where not (k.user_id is null and k.first_name = ${NAMELESS.first} and k.last_name = ${NAMELESS.last})
        and not exists (select from orders o where o.club_id = ${asked.clubId} and o.user_id = p.user_id and o.created_at >= ${before(asked)})
        and not exists (select from club_roles r where r.club_id = ${asked.clubId} and r.user_id = p.user_id and r.role <> 'member')`,
}
