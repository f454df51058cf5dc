import type { AgeRange } from '@clubhouse/contract/selling/catalogue'
import type { MemberKind } from '@clubhouse/contract/people/family'
import { formatLongDate } from '../../format.ts'
import { ageOn } from '../../time/plain-date.ts'

/**
 * For whom a plan is, by age. Somebody is a year older from the first minute of their birthday, and whoever was born on
 * 29 February has it on 1 March in a year without that day: so it is held in Ireland and in Britain.
 */

/** From here on nobody signs for somebody else. */
export const ADULT_FROM = 18

/** Plain dates are the same everywhere, so it does not matter in which zone they are written out. */
const ANY_ZONE = 'UTC'

/** On which day an age counts: the plan's own, or the day of registration. */
export const dayOfAge = ({ on }: Pick<AgeRange, 'on'>, today: string): string => on ?? today

/** Children grow up by themselves: nobody has to tell the club. */
export function kindOn(kind: MemberKind, dateOfBirth: string | null, day: string): MemberKind {
  return dateOfBirth !== null && ageOn(dateOfBirth, day) >= ADULT_FROM ? 'adult' : kind
}

/** Whose birthday is not known fits only where age does not matter. */
export function fitsAges(ages: AgeRange, dateOfBirth: string | null, today: string): boolean {
  const { from, to } = ages
  if (from === null && to === null) return true
  if (dateOfBirth === null) return false
  const age = ageOn(dateOfBirth, dayOfAge(ages, today))
  return age >= 0 && (from === null || age >= from) && (to === null || age <= to)
}

/** "Fiadh is 9 on 1 January 2027. This plan is for ages 13 to 17." Null for whoever fits. */
export function ageProblem(
  ages: AgeRange,
  { firstName, dateOfBirth }: { firstName: string; dateOfBirth: string | null },
  today: string,
): string | null {
  if (fitsAges(ages, dateOfBirth, today)) return null
  const plan = `This plan is for ${agesInSentence(ages)}.`
  if (dateOfBirth === null) return `When was ${firstName} born? ${plan}`
  return `${ageInSentence(firstName, dateOfBirth, ages.on, today)} ${plan}`
}

function ageInSentence(name: string, born: string, on: string | null, today: string): string {
  const age = ageOn(born, on ?? today)
  if (on === null) return age < 0 ? `${name} isn’t born yet.` : `${name} is ${age}.`
  const day = formatLongDate(on, ANY_ZONE)
  if (age < 0) return `${name} was born after ${day}.`
  return `${name} ${on < today ? 'was' : 'is'} ${age} on ${day}.`
}

function agesInSentence({ from, to }: AgeRange): string {
  if (from !== null && to !== null) return from === to ? `age ${from}` : `ages ${from} to ${to}`
  return from === null ? `anyone under ${(to ?? 0) + 1}` : `anyone aged ${from} or over`
}
