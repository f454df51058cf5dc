import { sql } from 'drizzle-orm'
import type { HomeClub, MemberClub, PaidItem } from '@clubhouse/contract/people/home'
import { dayOf } from '@clubhouse/domain/format'
import { addMonths } from '@clubhouse/domain/time/plain-date'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { STANDING } from './member-lists.queries.ts'
import { paidItems } from './paid-items.ts'

export interface Asking {
  clubId: string
  userId: string
  now: Date
}

/** An item as the database has it: with the gateway's name of its card. */
type RawItem = Omit<PaidItem, 'bought_on' | 'payment_method_id'> & {
  bought_at: string
  method: string | null
}
type Raw<Club extends MemberClub> = Omit<Club, 'items' | 'today'> & { items: RawItem[] }

/** What the gateway calls a card → which of those that are kept it is. */
export type SavedCards = ReadonlyMap<string, string>

const MONTHS_BACK = 18
const WEEK_MS = 7 * 24 * 3600 * 1000

const CLUB = sql`'account_id', c.id, 'name', c.name, 'slug', c.slug, 'currency', c.currency, 'time_zone', c.time_zone`

const backTo = (now: Date) => addMonths(now.toISOString().slice(0, 10), -MONTHS_BACK)

/** What somebody pays a club: one statement. */
export async function findMemberClub(tx: Tx, { clubId, userId, now }: Asking, kept: SavedCards) {
  const found = await rows<{ club: Raw<MemberClub> }>(
    tx,
    sql`select json_build_object(${CLUB}, 'items', ${paidItems(userId, backTo(now))}) as club
    from clubs c where c.id = ${clubId}`,
  )
  return found.map(({ club }) => told(club, now, kept))
}

/** All that the first page says of a club: one statement. */
export async function findHomeClub(tx: Tx, { clubId, userId, now }: Asking, kept: SavedCards) {
  const since = backTo(now)
  const at = now.toISOString()
  const week = new Date(now.getTime() + WEEK_MS).toISOString()
  const found = await rows<{ club: Raw<HomeClub> }>(
    tx,
    sql`select json_build_object(${CLUB}, 'items', ${paidItems(userId, since)},
      'memberships', (
        select coalesce(json_agg(json_build_object('membership_id', m.id, 'member_id', m.member_id,
          'order_item_id', m.order_item_id, 'plan', p.name, 'program', g.title, 'program_id', g.id, 'status', m.status,
          'starts_on', m.starts_on, 'ends_on', m.ends_on)
          order by m.ends_on desc nulls first, m.created_at desc), '[]')
        from memberships m
        join plans plan on plan.club_id = m.club_id and plan.id = m.plan_id
        join products p on p.club_id = plan.club_id and p.id = plan.id
        join programs g on g.club_id = plan.club_id and g.id = plan.program_id
        where m.club_id = c.id and m.user_id = ${userId} and (m.ends_on is null or m.ends_on >= ${since})),
      'on_sale', (
        select coalesce(json_agg(json_build_object('program_id', g.id, 'program', g.title, 'ends_on', sold.ends_on)), '[]')
        from programs g cross join lateral (
          select count(*) as plans, case when bool_and(plan.ends_on is not null) then max(plan.ends_on) end as ends_on
          from plans plan join products p on p.club_id = plan.club_id and p.id = plan.id and p.is_active
          where plan.club_id = g.club_id and plan.program_id = g.id and (plan.opens_at is null or plan.opens_at <= ${at})
            and (plan.closes_at is null or plan.closes_at > ${at})) sold
        where g.club_id = c.id and sold.plans > 0),
      'latest_order', (
        select json_build_object('order_id', o.id, 'order_seq', o.seq, 'status', o.status, 'created_at', iso(o.created_at),
          'total', o.total, ${sql.raw(STANDING)}, 'lines', (
            select coalesce(json_agg(json_build_object('name', i.name, 'title', i.title, 'total', i.total)
              order by i.position), '[]')
            from order_items i where i.club_id = o.club_id and i.order_id = o.id and i.parent_id is null))
        from orders o where o.club_id = c.id and o.user_id = ${userId} and o.status in ('Completed', 'Refunded')
        order by o.created_at desc, o.seq desc limit 1),
      'offers', (
        select coalesce(json_agg(json_build_object('waiting_id', w.id, 'plan', p.name, 'count', w.count,
          'until', iso(w.offered_until)) order by w.offered_until), '[]')
        from waiting_places w join products p on p.club_id = w.club_id and p.id = w.plan_id
        where w.club_id = c.id and w.user_id = ${userId} and w.status = 'offered'
          and (w.offered_until is null or w.offered_until > ${at})),
      'unfinished', (
        select coalesce(json_agg(json_build_object('member_id', l.member_id, 'form_id', l.form_id, 'form', f.name,
          'first_name', l.first_name) order by l.created_at, l.id), '[]')
        from (select distinct on (a.member_id, a.form_id) a.*, coalesce(m.first_name, '') as first_name
          from form_answers a left join memberships m on m.club_id = a.club_id and m.member_id = a.member_id
          where a.club_id = c.id and a.given_by = ${userId}
          order by a.member_id, a.form_id, a.created_at desc, a.id) l
        join forms f on f.club_id = c.id and f.id = l.form_id and f.archived_at is null
        where l.is_unfinished and exists (select from memberships held where held.club_id = c.id and held.user_id = ${userId}
          and held.status = 'active' and (held.ends_on is null or held.ends_on >= left(${at}, 10)))),
      'draws', (
        select coalesce(json_agg(json_build_object('name', p.name, 'slug', p.slug, 'kind', l.kind,
          'draws_at', iso(d.draws_at), 'jackpot', l.jackpot) order by d.draws_at), '[]')
        from draws d join lotteries l on l.club_id = d.club_id and l.id = d.lottery_id
        join products p on p.club_id = l.club_id and p.id = l.id and p.is_active
        where d.club_id = c.id and d.draws_at >= ${at} and d.draws_at < ${week})) as club
    from clubs c where c.id = ${clubId}`,
  )
  return found.map(({ club }) => told(club, now, kept))
}

/** In the club's own days, and without what the gateway calls things. */
function told<Club extends Raw<MemberClub>>(club: Club, now: Date, kept: SavedCards) {
  const zone = club.time_zone
  const items = club.items.map(({ bought_at, method, ...item }): PaidItem => ({
    ...item,
    bought_on: dayOf(bought_at, zone),
    payment_method_id: (method !== null && kept.get(method)) || null,
  }))
  return { ...club, today: dayOf(now.toISOString(), zone), items }
}
