import { sql } from 'drizzle-orm'
import type { OwnSignInOffer } from '@clubhouse/contract/people/member-family'
import { dayOf } from '@clubhouse/domain/format'
import { mayHaveOwnSignIn } from '@clubhouse/domain/people/family/person-rules'
import { asClub } from '#kernel/db/as-club.ts'
import { type Database, oneAtATime, type Tx } from '#kernel/db/database.ts'
import { moveErasure, moveGroups } from '../../records/port.ts'
import { HOME_ZONE, type SignedCaller } from '../family-view.ts'
import type { OwnSignInDeps } from './invite.ts'

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
  { db, now, audit }: Pick<OwnSignInDeps, 'db' | 'now' | 'audit'>,
  caller: SignedCaller,
  memberId: string,
): Promise<number | null> {
  const { user_id: userId, email_verified: isProven } = caller.member.user
  if (!isProven) return null
  return db.withPlatform(async (tx) => {
    const at = now()
    const offer = await lockedOffer(tx, { userId, memberId, at })
    if (!offer || !mayHaveOwnSignIn(offer.born, dayOf(at.toISOString(), HOME_ZONE))) return null
    const moved = await handOn(tx, { from: offer.guardianId, memberId, to: userId })
    await tx.execute(sql`
      with gone as (
        delete from related_people where user_id = ${offer.guardianId} and id = ${memberId}
      )
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
  const asked: unknown = await tx.execute(sql`select s.user_id as "guardianId" from ${offered}`)
  const [first] = (asked as { rows: Offer[] }).rows
  if (!first) return null
  await oneAtATime(tx, 'family', first.guardianId)
  const found: unknown = await tx.execute(sql`
    select o."guardianId", p.date_of_birth as born
    from (select s.user_id as "guardianId" from ${offered} for update) o
    join related_people p on p.user_id = o."guardianId" and p.id = ${memberId}`)
  const [offer] = (found as { rows: Offer[] }).rows
  return offer ?? null
}

interface HandingOn {
  from: string
  memberId: string
  to: string
}

async function handOn(tx: Tx, { from, memberId, to }: HandingOn): Promise<number> {
  const clubs = sql`(select r.club_id from club_roles r where r.user_id = ${from})`
  const moved: unknown = await tx.execute(sql`
    update memberships m set member_id = ${to}, user_id = ${to}
    where m.club_id in ${clubs} and m.member_id = ${memberId} and m.user_id = ${from} returning m.club_id as "clubId"`)
  const { rows } = moved as { rows: { clubId: string }[] }
  await tx.execute(sql`
    update form_answers a set member_id = ${to}, given_by = ${to}
    where a.club_id in ${clubs} and a.given_by = ${from} and a.member_id = ${memberId}`)
  // Whoever has a number of their own in a club keeps that one.
  await tx.execute(sql`
    delete from membership_numbers n where n.member_id = ${memberId} and n.club_id in ${clubs} and exists (
      select 1 from membership_numbers own where own.club_id = n.club_id and own.member_id = ${to})`)
  await tx.execute(sql`
    update membership_numbers n set member_id = ${to} where n.member_id = ${memberId} and n.club_id in ${clubs}`)
  for (const clubId of new Set(rows.map((row) => row.clubId)))
    await tx.execute(sql`
      insert into club_roles (club_id, user_id, role) values (${clubId}, ${to}, 'member') on conflict do nothing`)
  for (const clubId of new Set(rows.map((row) => row.clubId)))
    await asClub(tx, clubId, async (club) => {
      await club.execute(sql`
        select from club_people where club_id = ${clubId} and id in (${memberId}, ${to}) order by id for update`)
      await club.execute(sql`select keep_people(${clubId}::uuid, array[${to}]::uuid[])`)
      await moveGroups(club, { clubId, from: memberId, to })
      await moveErasure(club, { clubId, from: memberId, to })
      await club.execute(sql`select keep_people(${clubId}::uuid, array[${memberId}]::uuid[])`)
    })
  return rows.length
}
