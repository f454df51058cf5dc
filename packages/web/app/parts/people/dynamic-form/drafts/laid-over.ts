import { initialValues } from '@clubhouse/domain/people/forms/answers/initial-values'
import { fieldName, otherFieldName, readPosted } from '@clubhouse/domain/people/forms/answers/posted-values'
import { type Form, isEmpty } from '@clubhouse/domain/people/forms/structure'
import { isSameAnswer } from '../engine/form-session.ts'
import { type PostedFields, valuesIn } from './posted-fields.ts'

/** The questions that somebody answered. One that was left as it began was not. */
export function answeredIn(form: Form, typed: PostedFields): string[] {
  const beginning = initialValues(form)
  const answers = Object.entries(readPosted(form, valuesIn(typed)))
  return answers.flatMap(([id, answer]) =>
    isEmpty(answer) || isSameAnswer(answer, beginning[id] ?? null) ? [] : [id],
  )
}

/** What was typed, over what stands in the form already. */
export function laidOver(form: Form, standing: PostedFields, typed: PostedFields): PostedFields {
  const names = answeredIn(form, typed).flatMap((id) => [fieldName(id), otherFieldName(id)])
  const kept = Object.entries(standing).filter(([name]) => !names.includes(name))
  return Object.fromEntries([...kept, ...Object.entries(typed).filter(([name]) => names.includes(name))])
}
