import type { Answer, FormQuestion } from '@clubhouse/contract/people/forms'
import { inputTypeOf } from '@clubhouse/domain/people/forms/structure'
import { displayDate, fromWireDate } from '@clubhouse/domain/time/plain-date'
import { REGISTRATION } from './messages.ts'

/** An answer as a person reads it, one line for each thing that was chosen. */
export function answerLines(question: FormQuestion, answer: Answer): string[] {
  if (answer === null) return []
  if (typeof answer === 'boolean') return [answer ? REGISTRATION.yes : REGISTRATION.no]
  if (typeof answer !== 'string') return answer.map((each) => labelOf(question, each))
  // FORM-25
  const day = inputTypeOf(question) === 'date' ? fromWireDate(answer) : null
  return [day === null ? labelOf(question, answer) : displayDate(day)]
}

/** What stood beside the box; one's own words stand for themselves. */
const labelOf = ({ input }: FormQuestion, value: string): string =>
  input.metadata.options.find((option) => option.value === value)?.label ?? value
