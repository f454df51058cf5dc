import type { AgeRange } from '@clubhouse/contract/selling/catalogue'
import type { AvailableMember } from '@clubhouse/contract/people/family'
import type { FormAnswers } from '@clubhouse/contract/people/forms'
import type { FormType } from '@clubhouse/contract/people/registration'
import type { Block } from './blocks.ts'
import type { Place } from './places.ts'
import { fullName, personIn } from './registrations.ts'

/** Somebody who can be chosen for a place. */
export interface Choice {
  /** The member's id, or `typed.` and the name of whoever was typed earlier in this visit. */
  id: string
  memberId: string | null
  firstName: string
  lastName: string
  /** On the plan's day, as far as it is known. */
  age: number | null
  isSelf: boolean
  /** What was typed of them in another plan; null for whom the club is asked about. */
  typed: FormAnswers | null
  /** Why they are not meant for this plan. */
  misfit: Misfit | null
}

export type Misfit = 'too-young' | 'too-old' | { alreadyIn: number }

const TYPED = 'typed.'

/** MEMB-45: those who fit come first, each part in its own order. A guardian may be of any age and sign for several. */
export function peopleFor(
  { place, type }: { place: Place; type: FormType },
  members: readonly AvailableMember[],
  blocks: readonly Block[],
): Choice[] {
  const known = members.map((member): Choice => ({
    id: member.member_id,
    memberId: member.member_id,
    firstName: member.first_name,
    lastName: member.last_name,
    age: member.age,
    isSelf: member.is_self,
    typed: null,
    misfit: null,
  }))
  const all = [...known, ...typedBefore(place, type, blocks)].map((choice) => ({
    ...choice,
    misfit: type === 'guardian' ? null : misfitOf(choice, place, blocks),
  }))
  return all.toSorted((a, b) => Number(a.misfit !== null) - Number(b.misfit !== null))
}

/** New to the club and named in another plan already: nobody types a child twice. */
function typedBefore(place: Place, type: FormType, blocks: readonly Block[]): Choice[] {
  const isChild = type === 'member' && place.plan.metadata.is_juvenile
  const found = new Map<string, Choice>()
  for (const { place: other, rows } of blocks) {
    for (const { type: otherType, given } of rows) {
      const isOtherChild = otherType === 'member' && other.plan.metadata.is_juvenile
      if (!given || given.member_id || isOtherChild !== isChild) continue
      const { firstName, lastName } = personIn(given)
      const id = choiceOf(given)
      if (firstName === '' || found.has(id)) continue
      const person = { firstName, lastName, age: null, isSelf: false, misfit: null }
      found.set(id, { id, memberId: null, ...person, typed: { sections: given.sections } })
    }
  }
  return [...found.values()]
}

function misfitOf(choice: Choice, place: Place, blocks: readonly Block[]): Misfit | null {
  const same = blocks.find(
    ({ place: other, rows }) =>
      other.key !== place.key &&
      other.plan.metadata.plan_id === place.plan.metadata.plan_id &&
      rows.some(({ type, given }) => type === 'member' && given !== null && choiceOf(given) === choice.id),
  )
  if (same) return { alreadyIn: same.place.number }
  return ageMisfit(place.plan.metadata.ages, choice.age)
}

/** Whose age is not known may fit. */
export function ageMisfit({ from, to }: AgeRange, age: number | null): 'too-young' | 'too-old' | null {
  if (age === null) return null
  if (from !== null && age < from) return 'too-young'
  return to !== null && age > to ? 'too-old' : null
}

/** Whom answers were given about, as a choice is named. */
export function choiceOf(given: FormAnswers & { member_id?: string | null | undefined }): string {
  if (given.member_id) return given.member_id
  const { firstName, lastName, born } = personIn(given)
  return TYPED + [fullName({ firstName, lastName }).toLowerCase(), born ?? ''].join('.')
}
