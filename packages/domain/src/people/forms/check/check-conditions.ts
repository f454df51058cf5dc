import { DISABLE_WHEN_SOME } from '@clubhouse/contract/people/form-words'
import type { FormCondition, FormQuestion } from '@clubhouse/contract/people/forms'
import { countiesOf, COUNTRIES } from '../../../places/countries.ts'
import { isPlainDate } from '../../../time/plain-date.ts'
import { tidyTelephone, tidyText } from '../answers/adopt-answer.ts'
import { isCountyQuestion } from '../default-question-ids.ts'
import { isWithoutQuestion } from '../new-question.ts'
import { named } from './named-question.ts'
import { mayBeOther, optionsOf, OTHER } from '../options.ts'
import { type Form, indexOf, inputTypeOf } from '../structure.ts'

/** FORM-31: a condition that could not be asked, or that could never be met. */
export function conditionProblems(form: Form, question: FormQuestion, condition: FormCondition): string[] {
  const controlling = indexOf(form).byId.get(condition.question_id)?.question
  if (condition.effect !== DISABLE_WHEN_SOME)
    return [`${named(form, question)} has a condition with an unknown effect`]
  if (isWithoutQuestion(condition))
    return [
      `${named(form, question)} has a condition without a question: choose one, or remove the condition`,
    ]
  if (!controlling) return [`${named(form, question)} depends on ${goneName(form, condition.question_id)}`]
  if (isPossible(form, controlling, condition.value)) return []
  if (condition.value === '')
    return [
      `${named(form, question)} waits for an answer to ${named(form, controlling)}: enter one, or remove the condition`,
    ]
  return [
    `${named(form, question)} is disabled when ${named(form, controlling)} is "${condition.value}", which cannot be answered`,
  ]
}

/** What was deleted a moment ago is still known by its name. */
function goneName(form: Form, id: string): string {
  const gone = form.sections.flatMap(({ questions }) => questions).find((each) => each.question_id === id)
  return gone ? `${named(form, gone)}, which is deleted` : 'a question that is not in the form'
}

/** Whether a question can be answered so: a condition on what nobody can say is a slip of the editor's. */
function isPossible(form: Form, question: FormQuestion, value: string | boolean): boolean {
  const words = String(value)
  switch (inputTypeOf(question)) {
    case 'boolean':
      return ['true', 'false'].includes(words)
    case 'singleChoice':
    case 'multipleChoice':
      return isChoosable(form, question, value)
    case 'text':
      return words !== '' && tidyText(question, words) === words
    case 'telephone':
      return words !== '' && tidyTelephone(words) === words
    case 'date':
      return isPlainDate(words)
    case null:
      return false
  }
}

function isChoosable(form: Form, question: FormQuestion, value: string | boolean): boolean {
  if (isCountyQuestion(question))
    return COUNTRIES.some((country) => countiesOf(country).some((each) => each === value))
  // What the list of somebody else will hold is not known here.
  if (question.input.metadata.url !== null) return typeof value === 'string' && value.trim() !== ''
  if (mayBeOther(question) && value === OTHER) return true
  return optionsOf(form, question, {}).some((option) => option.value === value)
}
