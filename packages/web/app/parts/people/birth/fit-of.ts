import type { AgeRange } from '@clubhouse/contract/selling/catalogue'
import { dayOfAge, fitsAges } from '@clubhouse/domain/people/family/ages'
import { ageOn } from '@clubhouse/domain/time/plain-date'
import type { SaysOfBirth } from './birth-field.tsx'
import { BIRTH } from './messages.ts'

export interface AgedPlan {
  name: string
  ages: AgeRange
}

export const isForAnyAge = ({ ages: { from, to } }: Pick<AgedPlan, 'ages'>): boolean =>
  from === null && to === null

/** "11 years old, fits U8–U12", said before anybody presses Add; a plan for any age says nothing of it. */
export function fitOf(plan: AgedPlan, today: string): SaysOfBirth | undefined {
  if (isForAnyAge(plan)) return undefined
  return (born) => {
    const fits = fitsAges(plan.ages, born, today)
    const age = ageOn(born, dayOfAge(plan.ages, today))
    return age < 0 ? null : { fits, words: BIRTH.fit(age, [plan.name], fits) }
  }
}
