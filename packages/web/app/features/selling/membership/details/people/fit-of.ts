import type { PlanProduct } from '@clubhouse/contract/selling/catalogue'
import { dayOfAge, fitsAges } from '@clubhouse/domain/people/family/ages'
import { ageOn } from '@clubhouse/domain/time/plain-date'
import type { DynamicFormProps } from '#parts/people/dynamic-form/dynamic-form.tsx'
import { MEMBER } from '../messages.ts'

/** "11 years old, fits U8–U12", said before anybody presses Add; a plan for any age says nothing of it. */
export function fitOf({ name, metadata }: PlanProduct, today: string): DynamicFormProps['saysOfBirth'] {
  const { ages } = metadata
  if (ages.from === null && ages.to === null) return undefined
  return (born) => {
    const fits = fitsAges(ages, born, today)
    const age = ageOn(born, dayOfAge(ages, today))
    return age < 0 ? null : { fits, words: MEMBER.fit(age, name, fits) }
  }
}
