import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { provenAccounts } from '#identity/sign-in/reads.ts'

/** An account whose children, or who themselves, play in the team of an event. */
export interface AskedFamily {
  userId: string
  email: string
  firstName: string
  /** First names of those who have not answered. */
  people: string[]
}

/** As the club: families with a mailbox of their own of whom somebody has not answered. */
export const familiesToAsk = (tx: Tx, clubId: string, eventId: string): Promise<AskedFamily[]> =>
  rows<AskedFamily>(
    tx,
    sql`select u.id as "userId", u.email, u.first_name as "firstName", array_agg(p.first_name order by p.sorted, p.id) as people
    from team_events e
    join groups g on g.club_id = e.club_id and g.id = e.group_id and g.archived_at is null
    join group_members b on b.club_id = e.club_id and b.group_id = e.group_id
    join club_people p on p.club_id = b.club_id and p.id = b.member_id
    join ${provenAccounts} u on u.id = p.user_id
    left join team_event_players a on a.club_id = e.club_id and a.event_id = e.id and a.member_id = p.id
    where e.club_id = ${clubId} and e.id = ${eventId} and a.is_coming is null
    group by u.id, u.email, u.first_name order by u.id`,
  )

export interface ToldFamily {
  key: string
  email: string
  firstName: string
  /** Whoever reads it has shown that the mailbox is theirs: only then a name stands in the mail. */
  isVerified: boolean
}

/** As the club: everybody who has to know that it is off, each mailbox once, guests and unconfirmed ones among them. */
export const familiesToTell = (tx: Tx, clubId: string, groupId: string): Promise<ToldFamily[]> =>
  rows<ToldFamily>(
    tx,
    sql`select distinct on (lower(p.email)) coalesce(p.user_id, p.id)::text as key, p.email,
      coalesce(u.first_name, '') as "firstName", u.id is not null as "isVerified"
    from group_members b join club_people p on p.club_id = b.club_id and p.id = b.member_id
    left join ${provenAccounts} u on u.id = p.user_id
    where b.club_id = ${clubId} and b.group_id = ${groupId} and p.email is not null
    order by lower(p.email), u.id nulls last, p.id`,
  )

/** As the club: accounts that look after somebody of the event’s team. */
export const accountsOf = (tx: Tx, clubId: string, eventId: string): Promise<{ userId: string }[]> =>
  rows<{ userId: string }>(
    tx,
    sql`select distinct p.user_id as "userId" from team_events e
    join group_members b on b.club_id = e.club_id and b.group_id = e.group_id
    join club_people p on p.club_id = b.club_id and p.id = b.member_id
    where e.club_id = ${clubId} and e.id = ${eventId} and p.user_id is not null`,
  )
