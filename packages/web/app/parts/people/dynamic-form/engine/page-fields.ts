import type { Answer } from '@clubhouse/contract/people/forms'
import {
  fieldName,
  otherFieldName,
  readField,
  readPosted,
} from '@clubhouse/domain/people/forms/answers/posted-values'
import {
  type Form,
  indexOf,
  type PlacedQuestion,
  type Values,
} from '@clubhouse/domain/people/forms/structure'
import { postedFields, valuesIn } from '../drafts/posted-fields.ts'

/** What stands in the fields of a page, as the engine reads it. */
export const readPage = (form: Form, data: FormData): Values => readPosted(form, valuesIn(postedFields(data)))

export function readQuestion({ question }: PlacedQuestion, data: FormData): Answer {
  const all = valuesIn(postedFields(data))
  const id = question.question_id
  return readField(question, all(fieldName(id)), all(otherFieldName(id))[0] ?? '')
}

/** The question that an element belongs to. */
export function questionAt(form: Form, target: EventTarget | null): PlacedQuestion | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-question]') : null
  return cell ? indexOf(form).byId.get(cell.dataset['question'] ?? '') : undefined
}
