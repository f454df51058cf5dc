import type { Answer, FormQuestion } from '@clubhouse/contract/people/forms'
import { adoptAnswer } from '@clubhouse/domain/people/forms/answers/adopt-answer'
import { isOther, optionsOf, OTHER } from '@clubhouse/domain/people/forms/options'
import { fieldName, otherFieldName, readField } from '@clubhouse/domain/people/forms/answers/posted-values'
import { type Form, indexOf, isEmpty } from '@clubhouse/domain/people/forms/structure'
import { type PostedFields, valuesIn } from './posted-fields.ts'

/** What was typed into one version of a form, as far as another version of it can take it. */
export function fitDraft(form: Form, typed: PostedFields): PostedFields {
  const all = valuesIn(typed)
  const values: Record<string, Answer> = {}
  const fitting: Record<string, readonly string[]> = {}
  // In the order of reading: a county can be taken over once its country stands.
  for (const { question } of indexOf(form).placed) {
    const id = question.question_id
    const posted = all(fieldName(id))
    const options = optionsOf(form, question, values)
    const read = readField(question, posted, all(otherFieldName(id))[0] ?? '')
    const answer = adoptAnswer(question, options, read)
    values[id] = answer
    if (isEmpty(answer)) continue
    Object.assign(fitting, fieldsOf(question, answer, posted, isOther(question, options, answer)))
  }
  return fitting
}

/** As it was typed; only what was chosen may have changed its place. */
function fieldsOf(
  { question_id: id }: FormQuestion,
  answer: Answer,
  posted: string[],
  isOwnWords: boolean,
): PostedFields {
  if (Array.isArray(answer)) return { [fieldName(id)]: answer }
  if (!isOwnWords || typeof answer !== 'string') return { [fieldName(id)]: posted }
  return { [fieldName(id)]: [OTHER], [otherFieldName(id)]: [answer === OTHER ? '' : answer] }
}
