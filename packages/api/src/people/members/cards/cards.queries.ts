import { sql } from 'drizzle-orm'
import { oneAtATime, type Tx } from '#kernel/db/database.ts'
import { one, rows } from '#kernel/db/rows.ts'

/** A membership as its card shows it. */
export interface CardRow {
  membershipId: string
  memberId: string
  orderItemId: string | null
  firstName: string
  lastName: string
  plan: string
  status: 'active' | 'cancelled'
  endsOn: string | null
  /** On which ages count: the plan's own day, or today. */
  ageDay: string
  /** The day it is for the club. */
  today: string
  number: number | null
  /** DATA-52: from before the club came here, where it shows that. */
  earlierNumber: string | null
}

const CARD = sql`
  select m.id as "membershipId", m.member_id as "memberId", m.order_item_id as "orderItemId", m.first_name as "firstName", m.last_name as "lastName",
    p.name as plan, m.status, m.ends_on as "endsOn", coalesce(plans.age_on, day.today) as "ageDay", day.today, n.number,
    case when 'Connect Legacy Member Display' = any(c.features) then brought.external_id end as "earlierNumber"
  from memberships m
  join products p on p.club_id = m.club_id and p.id = m.plan_id
  join plans on plans.club_id = m.club_id and plans.id = m.plan_id
  join clubs c on c.id = m.club_id
  left join membership_numbers n on n.club_id = m.club_id and n.member_id = m.member_id
  left join imported_people brought on brought.club_id = m.club_id and brought.member_id = m.member_id`

const on = (now: Date) => sql`
  cross join lateral (select to_char(${now.toISOString()}::timestamptz at time zone c.time_zone, 'YYYY-MM-DD') as today) day`

interface OfClub {
  clubId: string
  now: Date
}

/** Those that count today, of the family of this account: each person's that lasts longest first. */
export async function findOwnCards(
  tx: Tx,
  { clubId, userId, now }: OfClub & { userId: string },
): Promise<CardRow[]> {
  return rows<CardRow>(
    tx,
    sql`${CARD} ${on(now)}
    where m.club_id = ${clubId} and m.user_id = ${userId} and m.status = 'active'
      and (m.ends_on is null or m.ends_on >= day.today)
    order by m.ends_on desc nulls first, m.created_at desc, m.id`,
  )
}

export async function findCard(
  tx: Tx,
  { clubId, membershipId, now }: OfClub & { membershipId: string },
): Promise<CardRow | null> {
  const row = await one<CardRow>(
    tx,
    sql`${CARD} ${on(now)} where m.club_id = ${clubId} and m.id = ${membershipId}`,
  )
  return row ?? null
}

/** The card of a number that counts today, else the one that lasted longest. */
export async function findByNumber(
  tx: Tx,
  { clubId, number, now }: OfClub & { number: number },
): Promise<CardRow | null> {
  const row = await one<CardRow>(
    tx,
    sql`${CARD} ${on(now)}
    where m.club_id = ${clubId} and n.number = ${number}
    order by m.status, m.ends_on desc nulls first, m.created_at desc, m.id limit 1`,
  )
  return row ?? null
}

/** More than any club of ours has; a page of a phone holds it. */
const MOST_LISTED = 20_000

/** All cards that somebody has a number for, those of long ago left out. */
export async function findListed(tx: Tx, { clubId, now }: OfClub): Promise<CardRow[]> {
  return rows<CardRow>(
    tx,
    sql`${CARD} ${on(now)}
    where m.club_id = ${clubId} and n.number is not null
      and (m.ends_on is null or m.ends_on >= to_char(day.today::date - 365, 'YYYY-MM-DD'))
    order by n.number, m.ends_on nulls last, m.id limit ${MOST_LISTED}`,
  )
}

/** Numbers for those who have none yet, one after the other. Answers the number of each. */
export async function giveNumbers(
  tx: Tx,
  { clubId, now, memberIds }: OfClub & { memberIds: readonly string[] },
  /** Off only to prove that it is needed. */
  { locks = true } = {},
): Promise<ReadonlyMap<string, number>> {
  // Two families that open their first cards at once would be given the same number.
  if (locks) await oneAtATime(tx, 'membership-numbers', clubId)
  const ids = `{${memberIds.join(',')}}`
  const found = await rows<{ id: string; number: number }>(
    tx,
    sql`with added as (
      insert into membership_numbers (club_id, member_id, number, created_at)
      select ${clubId}, w.id, (select coalesce(max(number), 0) from membership_numbers where club_id = ${clubId}) + w.place,
        ${now.toISOString()}
      from (
        select id, row_number() over (order by place)::int as place
        from unnest(${ids}::uuid[]) with ordinality as wanted (id, place)
        where not exists (select 1 from membership_numbers n where n.club_id = ${clubId} and n.member_id = wanted.id)
      ) w
      returning member_id, number
    )
    select member_id as id, number from added
    union all
    select member_id, number from membership_numbers where club_id = ${clubId} and member_id = any(${ids}::uuid[])`,
  )
  return new Map(found.map(({ id, number }) => [id, number]))
}
