import type { Answer, FormCondition, FormQuestion } from '@clubhouse/contract/people/forms'
import { isCountyQuestion } from '../default-question-ids.ts'
import { isOther, optionsOf, OTHER } from '../options.ts'
import { clearedAnswer, type Form, indexOf, isEmpty, type Values } from '../structure.ts'

export interface Settled {
  /** What counts: disabled questions are empty. */
  values: Values
  disabled: ReadonlySet<string>
}

/**
 * FORM-29, FORM-31: what stands in the form once every condition has been heard. A question is looked at after those
 * that it depends on, so one pass reaches the fixed point.
 */
export function settle(form: Form, values: Values): Settled {
  return pass(form, values, (question) => values[question.question_id] ?? clearedAnswer(question))
}

/**
 * FORM-29, FORM-30: the form after one answer was given. What becomes disabled is emptied; what comes back begins
 * again with its initial answer.
 */
export function withAnswer(
  form: Form,
  before: Settled,
  { question_id, answer }: { question_id: string; answer: Answer },
  initial: Values,
): Settled {
  const changed: Values = { ...before.values, [question_id]: answer }
  return pass(form, changed, (question) => {
    const id = question.question_id
    const source = before.disabled.has(id) ? initial : changed
    return source[id] ?? clearedAnswer(question)
  })
}

/** OPEN-088: for multiple choice a match is "the answer list contains the value". */
export function isMet(
  form: Form,
  condition: Pick<FormCondition, 'question_id' | 'value'>,
  values: Values,
): boolean {
  const controlling = indexOf(form).byId.get(condition.question_id)?.question
  if (!controlling) return false
  const answer = values[condition.question_id] ?? null
  const wanted = String(condition.value)
  if (Array.isArray(answer)) return answer.includes(wanted)
  if (isEmpty(answer)) return false
  const isOwnWords = isOther(controlling, optionsOf(form, controlling, values), answer)
  return String(answer) === wanted || (isOwnWords && wanted === OTHER)
}

function pass(form: Form, values: Values, answerOf: (question: FormQuestion) => Answer): Settled {
  // What is not part of the form stays where it is: whoever judges the answers has to see it.
  const settled: Record<string, Answer> = { ...values }
  const disabled = new Set<string>()
  for (const question of indexOf(form).inConditionOrder) {
    const id = question.question_id
    const isDisabled =
      question.input.condition.some((condition) => isMet(form, condition, settled)) ||
      isCountyOfNothing(form, question, disabled)
    if (isDisabled) disabled.add(id)
    settled[id] = isDisabled ? clearedAnswer(question) : answerOf(question)
    if (isForeignCounty(form, question, settled)) settled[id] = clearedAnswer(question)
  }
  return { values: settled, disabled }
}

/** Where nobody is asked for the country there is no county to choose. */
function isCountyOfNothing(form: Form, question: FormQuestion, disabled: ReadonlySet<string>): boolean {
  const country = isCountyQuestion(question) ? indexOf(form).byDefaultId.get('country') : undefined
  return country !== undefined && disabled.has(country.question.question_id)
}

/** MEMB-59: a county that does not belong to the chosen country is dropped. */
function isForeignCounty(form: Form, question: FormQuestion, settled: Values): boolean {
  if (!isCountyQuestion(question)) return false
  const answer = settled[question.question_id]
  return !optionsOf(form, question, settled).some(({ value }) => value === answer)
}
