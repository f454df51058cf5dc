import type { FormQuestion } from '@clubhouse/contract/people/forms'
import { isCountryQuestion, isCountyQuestion } from './default-question-ids.ts'

/**
 * Questions so that each comes after those that its conditions ask about, else in the order given. What waits for
 * itself, directly or by way of others, is in a circle: such a form is refused when it is saved.
 */
export function conditionOrder(questions: readonly FormQuestion[]): {
  ordered: FormQuestion[]
  circle: FormQuestion[]
} {
  const byId = new Map(questions.map((question) => [question.question_id, question]))
  // MEMB-59: whether a county may stay depends on the country.
  const country = questions.find(isCountryQuestion)
  const ordered: FormQuestion[] = []
  const done = new Set<string>()
  const open: FormQuestion[] = []
  let circle: FormQuestion[] = []

  function visit(question: FormQuestion): void {
    if (done.has(question.question_id)) return
    const at = open.findIndex(({ question_id }) => question_id === question.question_id)
    if (at >= 0) {
      if (circle.length === 0) circle = open.slice(at)
      return
    }
    open.push(question)
    if (country && isCountyQuestion(question)) visit(country)
    for (const { question_id } of question.input.condition) {
      const controlling = byId.get(question_id)
      if (controlling) visit(controlling)
    }
    open.pop()
    done.add(question.question_id)
    ordered.push(question)
  }

  for (const question of questions) visit(question)
  return { ordered, circle }
}
