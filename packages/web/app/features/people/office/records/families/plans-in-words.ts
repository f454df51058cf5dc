import type { FamilyPerson } from '@clubhouse/contract/people/office/families'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { FAMILY } from './messages.ts'

/** "Juvenile U8–U12, until 30/06/2027": what counts, else what did. */
export function plansInWords(plans: FamilyPerson['plans']): string {
  if (plans.length === 0) return FAMILY.noPlan
  return plans
    .map(({ plan, ends_on: end, counts }) => {
      if (counts) return `${plan}, ${end === null ? FAMILY.noEnd : FAMILY.until(displayDate(end))}`
      return `${plan}, ${end === null ? FAMILY.given : FAMILY.over(displayDate(end))}`
    })
    .join('; ')
}
