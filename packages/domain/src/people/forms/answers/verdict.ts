import { settle, type Settled } from './conditions.ts'
import { firstError, type Judge } from './first-error.ts'
import { optionsOf } from '../options.ts'
import { type Form, indexOf, type Values } from '../structure.ts'
import { waitingIn } from './waiting.ts'

export interface FormError {
  section_id: string
  question_id: string
  /** Of the question. */
  label: string
  message: string
}

/** What is wrong with a form, question by question in the order of reading; FORM-24: the first of each. */
export const errorsIn = (form: Form, values: Values, judge: Judge): FormError[] =>
  errorsInSettled(form, settle(form, values), judge)

/** FORM-29: a disabled question has no validators; one that waits for another's answer is not asked for yet. */
export function errorsInSettled(form: Form, settled: Settled, judge: Judge): FormError[] {
  const { values, disabled } = settled
  const waiting = waitingIn(form, settled)
  return indexOf(form).placed.flatMap(({ section, question }) => {
    const { question_id, label } = question
    if (disabled.has(question_id) || waiting.has(question_id)) return []
    const options = optionsOf(form, question, values)
    const message = firstError(question, values[question_id] ?? null, options, judge)
    return message === null ? [] : [{ section_id: section.section_id, question_id, label, message }]
  })
}
