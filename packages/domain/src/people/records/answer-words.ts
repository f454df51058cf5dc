import type { Answer } from '@clubhouse/contract/people/forms'
import { displayDate, fromWireDate } from '../../time/plain-date.ts'

/** What somebody answered, as it is read out. */
export function answerInWords(answer: Answer): string {
  if (answer === null) return ''
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No'
  if (typeof answer !== 'string') return answer.join(', ')
  const day = fromWireDate(answer)
  return day === null ? answer : displayDate(day)
}
