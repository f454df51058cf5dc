import type { FormQuestion } from '@clubhouse/contract/people/forms'
import { conditionOrder } from '../condition-order.ts'
import { disabledWhen } from '../new-question.ts'
import { type Form, indexOf } from '../structure.ts'

/**
 * The questions that would wait for each other if one were to depend on another; none where it may. Asked before a
 * condition is added, so that the editor can say why not.
 */
export function circleThrough(form: Form, questionId: string, controllingId: string): FormQuestion[] {
  const questions = indexOf(form).placed.map(({ question }) =>
    question.question_id === questionId
      ? {
          ...question,
          input: {
            ...question.input,
            condition: [...question.input.condition, disabledWhen(controllingId, '')],
          },
        }
      : question,
  )
  const { circle } = conditionOrder(questions)
  // One that was there before is another matter.
  return circle.some(({ question_id }) => question_id === questionId) ? circle : []
}
