import { randomOf } from './random.ts'
import type { ClubQuestions } from './answers.ts'
import { type Buy, buyerOf } from './buy.ts'
import type { Calendar } from './calendar.ts'
import { headOf, joiningDays, registerOn } from './registering.ts'
import type { HistoryOrder, Household } from './shape.ts'

const SCHOOLS = ['Inishvarn Primary', 'St Ronan’s', 'Lough Academy'] as const

const questions: ClubQuestions = {
  adult: () => ({ mouthguard: true }),
  juvenile: (random, age) => ({
    school: random.pick(SCHOOLS),
    mouthguard: true,
    'school-team': age > 10 && random.next() < 0.5,
  }),
  guardian: () => ({ contact_by: ['Email'] }),
}

/** Seniors and juniors; every third house pays its seniors in parts. */
export function inishvarnMemberships(
  households: readonly Household[],
  buy: Buy,
  calendar: Calendar,
): HistoryOrder[] {
  return households.flatMap((household, at) =>
    joiningDays(household, calendar).map((day) => {
      const key = `members/${household.id}/${day}`
      const random = randomOf(key)
      const register = registerOn(key, day, questions, (slug) => slug === 'junior')
      const people = [headOf(household), ...household.relatives]
      const isChild = (id: string) =>
        household.relatives.some((each) => each.id === id && each.kind === 'juvenile')
      const wants = people.map((person) =>
        register(household, person, isChild(person.id) ? 'junior' : 'senior', at % 3 === 0),
      )
      return buy({ key, buyer: buyerOf(household), at: calendar.momentOn(random, day), wants })
    }),
  )
}
