import type { Answer } from '@clubhouse/contract/forms'
import { displayDate, isPlainDate } from '../time/plain-date.ts'

/** What somebody answered, as it is read out. */
export function answerInWords(answer: Answer): string {
  if (answer === null) return ''
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No'
  if (typeof answer !== 'string') return answer.join(', ')
  return isPlainDate(answer) ? displayDate(answer) : answer
}
