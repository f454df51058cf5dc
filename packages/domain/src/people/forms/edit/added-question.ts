import type { InputType } from '@clubhouse/contract/people/form-words'
import type { FormKind, FormQuestion } from '@clubhouse/contract/people/forms'
import { DEFAULT_QUESTIONS, type DefaultQuestion, defaultQuestion } from '../default-questions.ts'
import { newQuestion } from '../new-question.ts'
import { type Form, indexOf } from '../structure.ts'
import { FIRST_OPTIONS } from './edit-question.ts'

/** What can be added: a question of the club's own, or one of the platform's. */
export type Addition =
  | { type: InputType; question_id: string; label: string }
  | { default_question_id: string }

/** FORMED-07 */
export function addedQuestion(kind: FormKind, form: Form, addition: Addition): FormQuestion {
  return { ...made(kind, form, addition), newAdded: true }
}

function made(kind: FormKind, form: Form, addition: Addition): FormQuestion {
  if ('type' in addition) {
    const isChoice = addition.type === 'singleChoice' || addition.type === 'multipleChoice'
    const words = isChoice ? { options: FIRST_OPTIONS } : {}
    return newQuestion(addition.question_id, addition.type, addition.label, words)
  }
  const question = defaultQuestion(kind, addition.default_question_id)
  return { ...question, input: { ...question.input, condition: conditionsIn(form, question) } }
}

/** The platform's conditions speak of its own questions; one that the form does not ask has no say. */
function conditionsIn(form: Form, { input }: FormQuestion): FormQuestion['input']['condition'] {
  const { byDefaultId } = indexOf(form)
  return input.condition.flatMap((condition) => {
    const controlling = byDefaultId.get(condition.question_id)?.question
    return controlling ? [{ ...condition, question_id: controlling.question_id }] : []
  })
}

/** Each of the platform's questions stands in a form once. One that is about to go still holds its place. */
export function unusedDefaultQuestions({ sections }: Form): DefaultQuestion[] {
  const questions = sections.flatMap((section) => section.questions)
  const used = new Set(questions.flatMap((each) => [each.default_question_id, each.question_id]))
  return DEFAULT_QUESTIONS.filter(({ id }) => !used.has(id))
}
