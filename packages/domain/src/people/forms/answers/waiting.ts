import type { FormQuestion } from '@clubhouse/contract/people/forms'
import { type Settled } from './conditions.ts'
import { controlOf } from '../controls.ts'
import { isCountyQuestion } from '../default-question-ids.ts'
import { displayTypeOf, type Form, indexOf, isEmpty, isRequired, type Values } from '../structure.ts'

/**
 * Questions that nobody is asked yet: whether they apply is decided by an answer that the form still asks for. They can
 * be answered (FORM-29), but asking for both would be two errors for one decision. The verdict is the same, since the
 * question that decides is refused as long as it is open.
 */
export function waitingIn(form: Form, { values, disabled }: Settled): ReadonlySet<string> {
  const { byId, inConditionOrder } = indexOf(form)
  const waiting = new Set<string>()
  const isOpen = (id: string): boolean => {
    const question = byId.get(id)?.question
    if (!question || disabled.has(id) || !isLeft(question, values)) return false
    return waiting.has(id) || (isRequired(question) && controlOf(question) !== null)
  }
  for (const question of inConditionOrder) {
    const id = question.question_id
    if (disabled.has(id) || !isLeft(question, values)) continue
    if (decidersOf(form, question).some(isOpen)) waiting.add(id)
  }
  return waiting
}

/** MEMB-59: what a county can be is decided by the country. */
function decidersOf(form: Form, question: FormQuestion): string[] {
  const country = isCountyQuestion(question) ? indexOf(form).byDefaultId.get('country') : undefined
  const named = question.input.condition.map(({ question_id }) => question_id)
  return country ? [...named, country.question.question_id] : named
}

/** Nothing stands in it; of a box that is not ticked nobody knows whether it was looked at. */
function isLeft(question: FormQuestion, values: Values): boolean {
  const answer = values[question.question_id]
  return isEmpty(answer) || (answer === false && displayTypeOf(question) === 'checkbox')
}
