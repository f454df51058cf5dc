import { addMonths, ageOn } from '@clubhouse/domain/time/plain-date'
import { type Random, randomOf } from './random.ts'
import type { Season } from '../world/plan.ts'
import { answersFor, type ClubQuestions } from './answers.ts'
import type { Calendar, MonthWeights } from './calendar.ts'
import type { Want } from './drafts.ts'
import type { HistoryPerson, Household } from './shape.ts'

/** When people join: most of them before the season's first training. */
export const REGISTRATION: MonthWeights = {
  6: 4,
  7: 8,
  8: 24,
  9: 34,
  10: 12,
  11: 5,
  12: 2,
  1: 5,
  2: 3,
  3: 2,
  4: 1,
  5: 0.5,
}

export type PlanWant = Extract<Want, { kind: 'plan' }>

export interface Register {
  (household: Household, person: HistoryPerson, plan: string, inParts?: boolean): PlanWant
}

/** Somebody's place in a plan, with the forms that were filled in for it. */
export const registerOn =
  (
    orderKey: string,
    day: string,
    questions: ClubQuestions,
    isJuvenilePlan: (slug: string) => boolean,
  ): Register =>
  (household, person, plan, inParts = false) => ({
    kind: 'plan',
    plan,
    person,
    inParts,
    answers: answersFor({
      orderId: orderKey,
      household,
      person,
      day,
      questions,
      isJuvenile: isJuvenilePlan(plan),
    }),
  })

export const headOf = ({ id, firstName, lastName, dateOfBirth }: Household): HistoryPerson => ({
  id,
  firstName,
  lastName,
  dateOfBirth,
})

/** The day on which a household joins, in each of the seasons that the history knows. */
export function joiningDays(household: Household, calendar: Calendar, weights = REGISTRATION): string[] {
  const random = randomOf(`joining ${household.id}`)
  const found = calendar.dayIn(random, weights)
  const latest = found >= calendar.first ? found : dayAfterFirst(random, calendar)
  const before = addMonths(latest, -12)
  return before >= calendar.first && random.next() < 0.8 ? [before, latest] : [latest]
}

function dayAfterFirst(random: Random, { first, today }: Calendar): string {
  const share = random.next()
  const [from, to] = [Date.parse(first), Date.parse(today)]
  return new Date(from + (to - from) * share).toISOString().slice(0, 10)
}

/** By which plan somebody of that age joins. */
export interface Ages {
  under7: string | null
  under13: string
  under18: string
}

export function childPlan({ dateOfBirth }: HistoryPerson, { ageDay }: Season, ages: Ages): string {
  const age = ageOn(dateOfBirth, ageDay)
  if (age < 7 && ages.under7 !== null) return ages.under7
  return age < 13 ? ages.under13 : ages.under18
}
