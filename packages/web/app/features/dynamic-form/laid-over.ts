import { initialValues } from '@clubhouse/domain/forms/initial-values'
import { fieldName, otherFieldName, readPosted } from '@clubhouse/domain/forms/posted-values'
import { type Form, isEmpty } from '@clubhouse/domain/forms/structure'
import { isSameAnswer } from './form-session.ts'
import { type PostedFields, valuesIn } from './posted-fields.ts'

/** What was typed, over what stands in the form already. A question that was left as it began was not answered. */
export function laidOver(form: Form, standing: PostedFields, typed: PostedFields): PostedFields {
  const beginning = initialValues(form)
  const answers = Object.entries(readPosted(form, valuesIn(typed)))
  const given = answers.filter(
    ([id, answer]) => !isEmpty(answer) && !isSameAnswer(answer, beginning[id] ?? null),
  )
  const names = given.flatMap(([id]) => [fieldName(id), otherFieldName(id)])
  const kept = Object.entries(standing).filter(([name]) => !names.includes(name))
  return Object.fromEntries([...kept, ...Object.entries(typed).filter(([name]) => names.includes(name))])
}
