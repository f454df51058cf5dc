import { dayOfAge, fitsAges } from '@clubhouse/domain/people/family/ages'
import { ageOn } from '@clubhouse/domain/time/plain-date'
import type { SaysOfBirth } from '#parts/people/birth/birth-field.tsx'
import { fitOf, isForAnyAge } from '#parts/people/birth/fit-of.ts'
import { BIRTH } from '#parts/people/birth/messages.ts'
import type { PlanChoice } from './plans-for.ts'

export interface ChosenPlans {
  isChild: boolean
  planIds: readonly string[]
}

/** A plan of children and one of adults may both be ticked: what is asked for last counts. */
export const chosenIn = (form: FormData): ChosenPlans => {
  const isChild = form.get('kind') !== 'adult'
  const ids = form.getAll(isChild ? 'child_plan' : 'adult_plan')
  return { isChild, planIds: ids.filter((id): id is string => typeof id === 'string') }
}

/** What a date of birth means on a paper form: the ticked plan that it doesn't fit, else the plans that it does. */
export function whichPlans(
  plans: readonly PlanChoice[],
  { isChild, planIds }: ChosenPlans,
  today: string,
): SaysOfBirth {
  const own = plans.filter(({ isForChildren }) => isForChildren === isChild)
  const aged = own.filter((plan) => !isForAnyAge(plan))
  const ticked = aged.filter(({ id }) => planIds.includes(id))
  return (born) => {
    const wrong = ticked.find(({ ages }) => !fitsAges(ages, born, today))
    const [only] = ticked
    const told = wrong ?? (ticked.length === 1 ? only : undefined)
    if (told) return fitOf(told, today)?.(born) ?? null
    const fitting = aged.filter(({ ages, isOpen }) => isOpen && fitsAges(ages, born, today))
    const [first] = fitting
    if (first) {
      const age = ageOn(born, dayOfAge(first.ages, today))
      return {
        fits: true,
        words: BIRTH.fit(
          age,
          fitting.map(({ name }) => name),
          true,
        ),
      }
    }
    // A plan for any age fits everybody, and is not worth a word.
    return own.length > aged.length || aged.length === 0
      ? null
      : { fits: false, words: BIRTH.none(ageOn(born, today)) }
  }
}
