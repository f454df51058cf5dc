import type { ReplyOf } from '@clubhouse/contract/endpoint'
import { Refusal } from '@clubhouse/contract/refusal'
import type { getWaitingLine, WaitingPlace } from '@clubhouse/contract/selling/waiting-list'
import { ageProblem, dayOfAge, kindOn } from '@clubhouse/domain/people/family/ages'
import { ageOn } from '@clubhouse/domain/time/plain-date'
import type { Core } from '#kernel/core.ts'
import type { Database } from '#kernel/db/database.ts'
import { clubsOf, findFamily, type Relative, type SignedCaller } from '#people/family/port.ts'
import { isWaitedFor } from './join.ts'
import { listPlaces } from './places.queries.ts'
import { findSoldPlan, findWaitedPlan, type WaitedPlan } from './plan.queries.ts'

interface Asked {
  clubId: string
  userId: string
  planId: string
  now: Date
}

type Line = ReplyOf<typeof getWaitingLine>

/** What somebody reads before they wait, and while they do. Null where the club sells no such plan. */
export async function readWaitingLine(db: Database, asked: Asked): Promise<Line | null> {
  const [family, line] = await Promise.all([
    findFamily(db, asked.userId, asked.now),
    db.withClub(asked.clubId, async (tx) => {
      const waited = await findWaitedPlan(tx, asked)
      const sold = await findSoldPlan(tx, asked)
      if (!waited || !sold) return null
      const [place] = await listPlaces(tx, asked)
      const hasPlaces = sold.remaining === null || (sold.remaining > 0 && !(await isWaitedFor(tx, asked)))
      const closed = !sold.isOpen ? ('not_on_sale' as const) : hasPlaces ? ('places_left' as const) : null
      return { waited, closed, place: place ?? null }
    }),
  ])
  if (!line) return null
  const { plan, time_zone, families } = line.waited
  const people = family.people.map((person) => ({
    member_id: person.id,
    first_name: person.firstName,
    last_name: person.lastName,
    is_self: person.isSelf,
    age: person.born === null ? null : ageOn(person.born, dayOfAge(plan.ages, line.waited.today)),
    why_not: whyNot(line.waited, person),
  }))
  return { plan, time_zone, families, closed: line.closed, place: line.place, people }
}

function whyNot({ plan, today }: WaitedPlan, { kind, firstName, born, isSelf }: Relative): string | null {
  const day = dayOfAge(plan.ages, today)
  const isChild = kindOn(kind, born, day) === 'juvenile'
  if (plan.is_juvenile !== isChild)
    return plan.is_juvenile ? 'This one is for children.' : 'This one is for adults.'
  // Of whoever signs in no birthday is known: the form of the plan asks for it.
  if (isSelf && born === null) return null
  return ageProblem(plan.ages, { firstName, dateOfBirth: born }, today)
}

/** Those of the family for whom somebody waits. */
export async function findWhoWaits(
  db: Database,
  asked: Asked,
  memberIds: readonly string[],
): Promise<{ id: string; firstName: string }[] | Refusal> {
  if (memberIds.length === 0) return []
  const { people } = await findFamily(db, asked.userId, asked.now)
  const wanted = people.filter(({ id }) => memberIds.includes(id))
  if (wanted.length < new Set(memberIds).size) return cannotWait('Choose from your own family.')
  const waited = await db.withClub(asked.clubId, (tx) => findWaitedPlan(tx, asked))
  const problem = waited && wanted.map((person) => whyNot(waited, person)).find((why) => why !== null)
  if (problem) return cannotWait(problem)
  return wanted
}

const cannotWait = (why: string) => new Refusal(422, 'cannot_wait', why, { errors: { member_ids: why } })

/** In each of their clubs, or in the one whose site asks. */
export async function listOwnPlaces({ db, now }: Pick<Core, 'db' | 'now'>, caller: SignedCaller) {
  const places = clubsOf(caller).map(async (club) => {
    const asked = { clubId: club.account_id, userId: caller.member.user.user_id, now: now() }
    const found: WaitingPlace[] = await db.withClub(club.account_id, (tx) => listPlaces(tx, asked))
    return found.map((place) => ({ ...place, club }))
  })
  return (await Promise.all(places)).flat()
}
