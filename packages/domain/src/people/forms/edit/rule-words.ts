import type { FormQuestion, FormValidation } from '@clubhouse/contract/people/forms'
import { boundDay } from '../answers/date-bounds.ts'
import { displayDate } from '../../../time/plain-date.ts'
import { GENERIC, outOfBounds } from '../messages.ts'
import { boundInWords, inYears, readBound } from './bound-words.ts'

/** What a rule asks for, for whoever reads over the form. Null for what the flag says already. */
export function ruleInWords({ type, metadata }: FormValidation): string | null {
  const { max_length: most, min_length: least, greater_than: above, less_than: below } = metadata
  if (type === 'maxLength' && most !== null) return `At most ${characters(most)}`
  if (type === 'minLength' && least !== null) return `At least ${characters(least)}`
  if (type === 'regex') return 'Must match a pattern'
  if (type !== 'date') return null
  const [from, to] = [readBound(above), readBound(below)]
  if (from.is === 'years-ago' && to.is === 'today') return `Within the last ${inYears(from.years)}`
  const sides = [above && `after ${boundInWords(above)}`, below && `before ${boundInWords(below)}`]
  const said = sides.filter(Boolean).join(' and ')
  return said === '' ? null : `Must be ${said}`
}

/** What is said when an answer breaks the rule and the club has no words of its own for it. */
export function wordsWithoutOwn(
  { label }: FormQuestion,
  { type, metadata }: FormValidation,
  today: string,
): string {
  const { max_length: most, min_length: least, greater_than: above, less_than: below } = metadata
  if (type === 'mandatory') return GENERIC.required(label)
  if (type === 'maxLength') return GENERIC.maxLength(most ?? 0)
  if (type === 'minLength') return GENERIC.minLength(least ?? 0)
  if (type !== 'date') return GENERIC.value
  const dayOf = (bound: string, side: 'greater' | 'less') => displayDate(boundDay(bound, today, side) ?? '')
  if (below !== null) return outOfBounds(label, 'below', dayOf(below, 'less'))
  return above === null ? GENERIC.value : outOfBounds(label, 'above', dayOf(above, 'greater'))
}

const characters = (count: number): string => (count === 1 ? '1 character' : `${count} characters`)
