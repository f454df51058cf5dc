import { sql } from 'drizzle-orm'
import type { Currency } from '@clubhouse/contract/site/club'
import type { Pick as Picked } from '@clubhouse/contract/selling/lottery'
import { laterOf, limitNow, lowest, type OwnLimit } from '@clubhouse/domain/selling/lottery/play-limits'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'

/** Who plays: by their account, and by their e-mail where they have none or are not signed in. */
export interface Who {
  clubId: string
  userId: string | null
  /** As `normalEmail` writes it. */
  email: string
  emailHash: string
}

export interface OrderedTicket {
  orderItemId: string
  lotteryId: string
  type: 'Lotto' | 'Draw'
  quantity: number
  today: number
  metadata: { lines?: Picked[][]; draws?: number; auto_renewal?: boolean }
}

export interface Player {
  currency: Currency
  timeZone: string
  /** Where the club is. */
  today: string
  clubLimit: number | null
  /** Each that holds for them: usually one, by account and e-mail. */
  own: (OwnLimit & { isOwn: boolean; excludedUntil: Date | null })[]
  spent: number
  /** Of the later payments that were asked about: those that are part of it. */
  renewals: { id: string; amount: number }[]
  /** The tickets of the order that was asked about. */
  ordered: OrderedTicket[]
  /** Whether the account's e-mail is confirmed; false for a guest. */
  isProven: boolean
  /** When they were born, where the club knows it; a plain date. */
  born: string | null
}

interface Row extends Omit<Player, 'own'> {
  own: {
    limit: number | null
    next: number | null
    nextFrom: string | null
    excludedUntil: string | null
    isOwn: boolean
  }[]
}

/** Plus signs are one mailbox: whoever shut themselves out is not let in by another spelling of it. */
export const normalEmail = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')

/** Whoever changes what somebody may play for, or plays for it, holds this name, and waits for whoever does so already. */
export const nameOfPlayer = ({ clubId, emailHash }: Pick<Who, 'clubId' | 'emailHash'>): string =>
  `play ${clubId} ${emailHash}`

export async function lockPlayer(tx: Tx, who: Pick<Who, 'clubId' | 'emailHash'>): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${nameOfPlayer(who)}, 0))`)
}

/** Of the order `o`. */
const THEIRS = sql`(o.user_id = player.id or regexp_replace(lower(o.email), '\\+[^@]*@', '@') = player.email)`

/** What does not count as played for, because it is what is asked about. */
export interface Except {
  orderId?: string
}

/**
 * What a club knows of a player, in one statement: limits, and what they have played for since Monday in the club's zone. Orders count
 * when they are paid or can still be, less what was given back; renewals in the week in which they fall due, paid or planned.
 * A guest's e-mail is its owner's where they have confirmed it. Of their birth dates the one counts by which they are youngest, of what
 * they have registered with and what they have answered last: an answer in a cart replaces a slip in a cart, and no registration.
 */
export async function readPlayer(tx: Tx, who: Who, now: Date, { orderId }: Except = {}): Promise<Player> {
  const [player] = await readPlayers(tx, who.clubId, [who], now, { orderId })
  if (!player) throw new Error('The club of a player is gone')
  return player
}

/** The same of several in one club, in their order and still in one statement. */
export async function readPlayers(
  tx: Tx,
  clubId: string,
  whos: readonly Omit<Who, 'clubId'>[],
  now: Date,
  { orderId, payments = [] }: { orderId?: string | undefined; payments?: readonly string[] } = {},
): Promise<Player[]> {
  const at = now.toISOString()
  const asked = JSON.stringify(
    whos.map(({ userId, email, emailHash }, place) => ({ place, userId, email, emailHash })),
  )
  const found = await rows<Row>(
    tx,
    sql`with player as (
      select a.place, a."userId" as given, a.email, a."emailHash" as email_hash, coalesce(a."userId",
        (select u.id from users u where u.email = a.email and u.email_verified_at is not null)) as id
      from jsonb_to_recordset(${asked}::jsonb) as a (place int, "userId" uuid, email text, "emailHash" text)
    ), week as (
      select c.id as club_id, c.currency, c.time_zone, date_trunc('week', ${at}::timestamptz at time zone c.time_zone) as monday
      from clubs c where c.id = ${clubId}
    )
    select week.currency, week.time_zone as "timeZone", (${at}::timestamptz at time zone week.time_zone)::date::text as today,
      (select min(y.weekly_limit) from lotteries y where y.club_id = week.club_id) as "clubLimit",
      (select coalesce(json_agg(json_build_object('limit', l.weekly_limit, 'next', l.next_limit, 'nextFrom', iso(l.next_from),
          'excludedUntil', iso(l.excluded_until), 'isOwn', l.user_id is not distinct from player.id)), '[]') from play_limits l
        where l.club_id = week.club_id and (l.user_id = player.id or l.email_hash = player.email_hash)) as own,
      (select coalesce(sum(greatest(i.today - i.refunded, 0)), 0)::int from orders o
        join order_items i on i.club_id = o.club_id and i.order_id = o.id and i.type in ('Lotto', 'Draw')
        where o.club_id = week.club_id and o.created_at >= week.monday at time zone week.time_zone and ${THEIRS}
          and o.id is distinct from ${orderId ?? null}::uuid and (o.status in ('Pending', 'Completed') or (o.status = 'New' and o.expires_at > ${at})))
      + renewal.spent as spent, renewal.asked as renewals,
      (select coalesce(json_agg(json_build_object('orderItemId', i.id, 'lotteryId', i.product_id, 'type', i.type, 'quantity', i.quantity,
          'today', i.today, 'metadata', i.metadata) order by i.position), '[]') from order_items i
        where i.club_id = week.club_id and i.order_id = ${orderId ?? null}::uuid and i.type in ('Lotto', 'Draw')) as ordered,
      exists (select from users u where u.id = player.given and u.email_verified_at is not null) as "isProven",
      (select greatest(max(known.day) filter (where known.is_registered), (array_agg(known.day order by known.at desc))[1]) from (
        select nullif(left(jsonb_path_query_first(f.answers,
            '$.sections[*].questions[*] ? (@.default_question_id == "date_of_birth").answer') #>> '{}', 10), '') as day,
          f.created_at as at, f.id in (select i.member_answers_id from orders o
            join order_items i on i.club_id = o.club_id and i.order_id = o.id
            where o.club_id = week.club_id and o.user_id = player.id and o.status = 'Completed') as is_registered
        from form_answers f where f.club_id = week.club_id and f.given_by = player.id and f.member_id = player.id) known
        where known.day is not null) as born
    from week cross join player cross join lateral (
      select coalesce(sum(s.amount), 0)::int as spent, coalesce(json_agg(json_build_object('id', s.id, 'amount', s.amount))
        filter (where s.id = any(${`{${payments.join(',')}}`}::uuid[])), '[]') as asked from scheduled_payments s
      join order_items i on i.club_id = s.club_id and i.id = s.order_item_id and i.type in ('Lotto', 'Draw')
      join orders o on o.club_id = s.club_id and o.id = s.order_id and o.status = 'Completed'
      where s.club_id = week.club_id and s.status in ('planned', 'charging', 'paid') and ${THEIRS}
        and s.due_on >= week.monday::date::text and s.due_on < (week.monday::date + 7)::text) renewal
    order by player.place`,
  )
  return found.map(asPlayer)
}

const asPlayer = (row: Row): Player => ({
  ...row,
  own: row.own.map(({ limit, next, nextFrom, excludedUntil, isOwn }) => ({
    limit,
    isOwn,
    next: nextFrom === null ? null : { limit: next, from: new Date(nextFrom) },
    excludedUntil: excludedUntil === null ? null : new Date(excludedUntil),
  })),
})

/** What holds of all that was said by them, or for their e-mail: the strictest. */
export const strictest = ({ own, clubLimit }: Player, now: Date) => ({
  limit: lowest([clubLimit, ...own.map((each) => limitNow(each, now))]),
  excludedUntil: own.reduce<Date | null>((until, each) => laterOf(until, each.excludedUntil), null),
})
