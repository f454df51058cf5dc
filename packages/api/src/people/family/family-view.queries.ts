import { sql } from 'drizzle-orm'
import type { MemberKind } from '@clubhouse/contract/people/family'
import type { FamilyClub, FamilyMembership, FamilyPerson } from '@clubhouse/contract/people/member-family'
import { ADULT_FROM, kindOn } from '@clubhouse/domain/people/family/ages'
import { membershipState } from '@clubhouse/domain/people/members/membership-state'
import { seasonOf } from '@clubhouse/domain/people/members/season'
import { ageOn } from '@clubhouse/domain/time/plain-date'
import type { Database, Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'

/** Somebody of the family, as the platform knows them. */
export interface Relative {
  id: string
  firstName: string
  lastName: string
  kind: MemberKind
  relation: string
  born: string | null
  isSelf: boolean
  invited: { email: string; until: string } | null
}

export interface FamilyRows {
  people: Relative[]
  left: { first_name: string; last_name: string; since: string }[]
}

const FAMILY_VIEW = {
  name: 'family_view',
  text: `
    select
      json_build_array(json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'kind', 'adult',
        'relation', '', 'born', null, 'isSelf', true, 'invited', null))::jsonb ||
      coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'firstName', p.first_name, 'lastName', p.last_name, 'kind', p.kind,
        'relation', p.relation, 'born', p.date_of_birth, 'isSelf', false,
        'invited', case when s.expires_at > $2 then jsonb_build_object('email', s.email, 'until', iso(s.expires_at)) end)
        order by p.kind, p.first_name, p.id)
        from related_people p left join own_sign_ins s on s.user_id = p.user_id and s.member_id = p.id
        where p.user_id = u.id), '[]') as people,
      coalesce((select json_agg(json_build_object('first_name', s.first_name, 'last_name', s.last_name, 'since', iso(s.accepted_at))
        order by s.accepted_at desc)
        from own_sign_ins s where s.user_id = u.id and s.accepted_at is not null), '[]') as "left"
    from users u where u.id = $1`,
}

/** Whoever asks, those for whom they act, and those for whom they no longer have to. */
export async function findFamily(db: Database, userId: string, now: Date): Promise<FamilyRows> {
  const [row] = await db.readPlatform<FamilyRows>(FAMILY_VIEW, [userId, now])
  return row ?? { people: [], left: [] }
}

export interface MembershipRow {
  id: string
  memberId: string
  planId: string
  plan: string
  status: 'active' | 'cancelled'
  startsOn: string
  endsOn: string | null
  /** The day it is for the club. */
  today: string
}

/** What a club has of the family of this account, the newest first. */
export async function findMemberships(
  tx: Tx,
  { clubId, userId, now }: { clubId: string; userId: string; now: Date },
): Promise<MembershipRow[]> {
  return rows<MembershipRow>(
    tx,
    sql`select m.id, m.member_id as "memberId", m.plan_id as "planId", p.name as plan, m.status, m.starts_on as "startsOn",
      m.ends_on as "endsOn", to_char(${now.toISOString()}::timestamptz at time zone c.time_zone, 'YYYY-MM-DD') as today
    from memberships m
    join products p on p.club_id = m.club_id and p.id = m.plan_id
    join clubs c on c.id = m.club_id
    where m.club_id = ${clubId} and m.user_id = ${userId}
    order by m.created_at desc, m.id`,
  )
}

/** One of the family for its list. `today` is that of those we serve: a family belongs to no club. */
export function personOf(
  { id, firstName, lastName, kind, relation, born, isSelf, invited }: Relative,
  memberships: FamilyMembership[],
  today: string,
): FamilyPerson {
  const age = born === null ? null : ageOn(born, today)
  return {
    member_id: id,
    first_name: firstName,
    last_name: lastName,
    relation,
    age,
    is_self: isSelf,
    kind: kindOn(kind, born, today),
    memberships,
    may_have_own_sign_in: !isSelf && age !== null && age >= ADULT_FROM,
    invited,
  }
}

export function membershipOf(club: FamilyClub, row: MembershipRow): FamilyMembership {
  const { id, planId, plan, startsOn, endsOn, today } = row
  return {
    membership_id: id,
    club,
    plan_id: planId,
    plan,
    season: seasonOf(endsOn),
    state: membershipState(row, today),
    starts_on: startsOn,
    ends_on: endsOn,
  }
}
