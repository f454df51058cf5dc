import { sql } from 'drizzle-orm'
import {
  byBuyer,
  type ClubStep,
  type MailingClub,
  readerOf,
  readersOf,
  takeOccasions,
  throughClubs,
} from '#messages/automatic-mails/port.ts'
import { asClub } from '#kernel/db/as-club.ts'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import type { Schedule } from '#kernel/jobs/schedules.ts'
import { enqueueMail } from '#messages/mail/port.ts'

const AT_ONCE = 200
/** Whoever joined longer ago is no longer new, however long nobody looked. */
const WITHIN = '2 days'

interface Joined {
  memberId: string
  userId: string | null
  email: string
  firstName: string
  plan: string
}

/** One mail to whoever signed somebody up for the first time, with all whom they signed up since the last look. */
export const welcomeMembers: Schedule = {
  cadence: { everyMinutes: 5 },
  work: throughClubs('welcome', 'welcome-members', async (tx, club, step) => {
    const joined = await asClub(tx, club.id, (own) => findJoined(own, club, step))
    const kind = 'welcome'
    const occasions = joined.map(({ memberId }) => memberId)
    // Also those whom nobody can be written to about: they are not looked at again.
    const fresh = await takeOccasions(tx, { clubId: club.id, kind, occasions }, step.now)
    const readers = await readersOf(
      tx,
      joined.map(({ userId }) => userId),
    )
    let done = 0
    for (const group of byBuyer(joined, ({ userId, email }) => userId ?? email.toLowerCase())) {
      const people = group.filter(({ memberId }) => fresh.has(memberId))
      const [first] = people
      const reader = first && readerOf(readers, first)
      if (!first || !reader) continue
      const payload = {
        first_name: reader.firstName,
        members: people.map(({ firstName }) => firstName),
        plans: people.map(({ plan }) => plan),
      }
      const mail = { template: 'member-welcome' as const, payload }
      const effectKey = `welcome ${club.id} ${first.memberId}`
      await enqueueMail(tx, { clubId: club.id, effectKey, to: reader.email, mail }, step.now)
      done += 1
    }
    return { done, after: joined.length < AT_ONCE ? null : 'more' }
  }),
}

/** As the club: bought, not brought along from a list, and never a member before. Each person once, whatever they bought. */
async function findJoined(tx: Tx, { id, onSince }: MailingClub, { now }: ClubStep): Promise<Joined[]> {
  const at = now.toISOString()
  return rows<Joined>(
    tx,
    sql`select * from (
      select distinct on (m.member_id) m.member_id as "memberId", m.user_id as "userId", o.email, m.first_name as "firstName",
        p.name as plan, m.created_at
      from memberships m
      join order_items i on i.club_id = m.club_id and i.id = m.order_item_id
      join orders o on o.club_id = i.club_id and o.id = i.order_id
      join products p on p.club_id = m.club_id and p.id = m.plan_id
      where m.club_id = ${id} and m.status = 'active' and m.created_at <= ${at}::timestamptz
        and m.created_at > ${at}::timestamptz - ${WITHIN}::interval
        and m.created_at >= coalesce(${onSince?.toISOString() ?? null}::timestamptz, '-infinity')
        and not exists (select from memberships e where e.club_id = m.club_id and e.member_id = m.member_id
          and (e.created_at < m.created_at - ${WITHIN}::interval or e.order_item_id is null))
        and not exists (select from automatic_mail_occasions w where w.club_id = m.club_id and w.kind = 'welcome'
          and w.occasion = m.member_id::text)
      order by m.member_id, m.created_at, m.id) joined
    order by created_at, "memberId" limit ${AT_ONCE}`,
  )
}
