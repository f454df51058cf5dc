import type { FormQuestion } from '@clubhouse/contract/forms'
import { type Form, indexOf } from '../structure.ts'

/** The questions that wait for an answer to this one. */
export const dependentsOf = (form: Form, questionId: string): FormQuestion[] =>
  indexOf(form)
    .placed.map(({ question }) => question)
    .filter(({ input }) => input.condition.some((each) => each.question_id === questionId))

/** The conditions of a question that still have something to wait for. */
export function conditionsLeft(form: Form, question: FormQuestion): FormQuestion['input']['condition'] {
  const { byId } = indexOf(form)
  return question.input.condition.filter((each) => byId.has(each.question_id))
}
