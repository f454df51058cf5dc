import type { PlanProduct } from '@clubhouse/contract/catalogue'
import { formatLongDate } from '../format.ts'
import { ageOn } from '../time/plain-date.ts'

/** The day by which a plan asks how old somebody is: its own, or that of the registration. */
export const ageDay = ({ metadata }: PlanProduct, today: string): string => metadata.ages.on ?? today

/** Why somebody is too young or too old for a plan, in words; null where they may join. */
export function ageProblem(plan: PlanProduct, who: { name: string; born: string }, today: string): string | null {
  const { from, to, on } = plan.metadata.ages
  const age = ageOn(who.born, ageDay(plan, today))
  if ((from === null || age >= from) && (to === null || age <= to)) return null
  const when = on === null ? '' : ` on ${formatLongDate(on, 'UTC')}`
  return `${who.name} is ${ageInWords(age)}${when}. ${plan.name} is for ${rangeInWords(from, to)}.`
}

/** Somebody who is born after the day has no age on it. */
const ageInWords = (age: number): string => (age < 0 ? 'not born yet' : String(age))

function rangeInWords(from: number | null, to: number | null): string {
  if (from === null) return `those aged ${to} and under`
  if (to === null) return `those aged ${from} and over`
  return from === to ? `those aged ${from}` : `ages ${from} to ${to}`
}
