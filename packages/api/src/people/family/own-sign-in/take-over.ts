import { sql } from 'drizzle-orm'
import type { OwnSignInOffer } from '@clubhouse/contract/people/member-family'
import { dayOf } from '@clubhouse/domain/format'
import { mayHaveOwnSignIn } from '@clubhouse/domain/people/family/person-rules'
import type { Core } from '#kernel/core.ts'
import { asClub } from '#kernel/db/as-club.ts'
import { type Database, oneAtATime, type Tx } from '#kernel/db/database.ts'
import { one, rows } from '#kernel/db/rows.ts'
import { forgetRelative } from '#identity/sign-in/port.ts'
import { atOnce, type PersonTable } from '#kernel/person/person-table.ts'
import { keepPeople, moveErasure, moveGroups } from '../../records/port.ts'
import { moveAnswers } from '../../teams/port.ts'
import { HOME_ZONE, type SignedCaller } from '../family-view.ts'

const OFFERS = {
  name: 'own_sign_in_offers',
  text: `
    select s.member_id, u.first_name as "from", s.first_name, s.last_name, iso(s.expires_at) as until
    from own_sign_ins s join users u on u.id = s.user_id
    where s.new_user_id = $1 and s.accepted_at is null and s.expires_at > $2 order by s.expires_at`,
}

export const findOffers = (db: Database, userId: string, now: Date): Promise<OwnSignInOffer[]> =>
  db.readPlatform<OwnSignInOffer>(OFFERS, [userId, now])

interface Offer {
  guardianId: string
  born: string | null
}

/**
 * Memberships, answers and the number go to whoever they are about; orders stay with who paid. From then on the family no longer
 * acts for them. All of it happens or none; null where there is nothing to take.
 */
export async function takeOver(
  { db, now, audit, personTables }: Pick<Core, 'db' | 'now' | 'audit' | 'personTables'>,
  caller: SignedCaller,
  memberId: string,
): Promise<number | null> {
  const { user_id: userId, email_verified: isProven } = caller.member.user
  if (!isProven) return null
  return db.withPlatform(async (tx) => {
    const at = now()
    const offer = await lockedOffer(tx, { userId, memberId, at })
    if (!offer || !mayHaveOwnSignIn(offer.born, dayOf(at.toISOString(), HOME_ZONE))) return null
    const moved = await handOn(tx, personTables, { from: offer.guardianId, memberId, to: userId })
    await tx.execute(sql`
      with gone as (${forgetRelative(offer.guardianId, memberId)})
      update own_sign_ins set accepted_at = ${at.toISOString()}, email = null
      where user_id = ${offer.guardianId} and member_id = ${memberId}`)
    const event = { kind: 'own-sign-in-taken' as const, actorId: userId, subjectId: offer.guardianId }
    await audit.record(tx, caller, event)
    return moved
  })
}

/** With the door of the family closed: nobody changes or registers them meanwhile. */
async function lockedOffer(
  tx: Tx,
  { userId, memberId, at }: { userId: string; memberId: string; at: Date },
): Promise<Offer | null> {
  const offered = sql`own_sign_ins s where s.member_id = ${memberId} and s.new_user_id = ${userId}
    and s.accepted_at is null and s.expires_at > ${at.toISOString()}`
  const first = await one<Offer>(tx, sql`select s.user_id as "guardianId" from ${offered}`)
  if (!first) return null
  await oneAtATime(tx, 'family', first.guardianId)
  const offer = await one<Offer>(
    tx,
    sql`select o."guardianId", p.date_of_birth as born
    from (select s.user_id as "guardianId" from ${offered} for update) o
    join related_people p on p.user_id = o."guardianId" and p.id = ${memberId}`,
  )
  return offer ?? null
}

interface HandingOn {
  from: string
  memberId: string
  to: string
}

async function handOn(
  tx: Tx,
  personTables: readonly PersonTable[],
  { from, memberId, to }: HandingOn,
): Promise<number> {
  const clubs = sql`(select r.club_id from club_roles r where r.user_id = ${from})`
  const held = await rows(
    tx,
    sql`select from memberships m
    where m.club_id in ${clubs} and m.member_id = ${memberId} and m.user_id = ${from} for update`,
  )
  await atOnce(
    tx,
    personTables.map(({ onTakeOver }) => onTakeOver?.({ from, memberId, to, clubs }) ?? []),
  )
  // Asked afterwards: a membership that was paid for in another club meanwhile has moved along.
  const now = await rows<{ clubId: string }>(
    tx,
    sql`select distinct club_id as "clubId" from memberships where club_id in ${clubs} and member_id = ${to}`,
  )
  for (const { clubId } of now)
    await asClub(tx, clubId, async (club) => {
      await club.execute(sql`
        select from club_people where club_id = ${clubId} and id in (${memberId}, ${to}) order by id for update`)
      await keepPeople(club, clubId, [to])
      await moveGroups(club, { clubId, from: memberId, to })
      await moveAnswers(club, { clubId, from: memberId, to })
      await moveErasure(club, { clubId, from: memberId, to })
      await keepPeople(club, clubId, [memberId])
    })
  return held.length
}
