import { sql } from 'drizzle-orm'
import { ADULT_FROM } from '@clubhouse/domain/people/family/ages'
import { dayOf } from '@clubhouse/domain/format'
import { mailName } from '@clubhouse/domain/messages/mail/mail-name'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import type { LongWork } from '#kernel/jobs/long-work.ts'
import { enqueueMail } from '#messages/mail/port.ts'
import { HOME_ZONE } from '../family-view.ts'

const PER_STEP = 200
/** Whoever was eighteen long before anybody could be told is not told now. */
const WITHIN_DAYS = 30

interface GrownUp {
  userId: string
  memberId: string
  firstName: string
  lastName: string
  guardian: string
  email: string
  clubId: string | null
}

/** A family is told once that one of its children can have a sign-in of their own. */
export const eighteenWork: LongWork = {
  kind: 'eighteen-today',
  async step(tx, { now }) {
    const grown = await findGrown(tx, dayOf(now.toISOString(), HOME_ZONE))
    for (const person of grown) await tell(tx, person, now)
    return { done: grown.length, reached: null, isFinished: grown.length < PER_STEP }
  },
}

async function findGrown(tx: Tx, today: string): Promise<GrownUp[]> {
  return rows<GrownUp>(
    tx,
    sql`select p.user_id as "userId", p.id as "memberId", p.first_name as "firstName", p.last_name as "lastName",
      u.first_name as guardian, u.email, (select m.club_id from memberships m
        where m.club_id in (select r.club_id from club_roles r where r.user_id = p.user_id) and m.member_id = p.id limit 1) as "clubId"
    from related_people p join users u on u.id = p.user_id
    left join own_sign_ins s on s.user_id = p.user_id and s.member_id = p.id
    where p.kind = 'juvenile' and s.told_at is null
      and p.date_of_birth <= to_char(${today}::date - make_interval(years => ${ADULT_FROM}), 'YYYY-MM-DD')
      and p.date_of_birth > to_char(${today}::date - make_interval(years => ${ADULT_FROM}, days => ${WITHIN_DAYS}), 'YYYY-MM-DD')
    order by p.user_id, p.id limit ${PER_STEP}`,
  )
}

async function tell(tx: Tx, person: GrownUp, now: Date): Promise<void> {
  const { userId, memberId, firstName, lastName, guardian, email, clubId } = person
  await tx.execute(sql`
    insert into own_sign_ins (user_id, member_id, first_name, last_name, told_at)
    values (${userId}, ${memberId}, ${firstName}, ${lastName}, ${now.toISOString()})
    on conflict (user_id, member_id) do update set told_at = excluded.told_at`)
  const mail = {
    template: 'eighteen-today' as const,
    payload: { first_name: mailName(guardian), person: mailName(firstName), path: `/family/${memberId}` },
  }
  await enqueueMail(tx, { clubId, effectKey: `eighteen-today ${userId} ${memberId}`, to: email, mail }, now)
}
