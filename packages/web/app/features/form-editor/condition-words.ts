import type { FormCondition } from '@clubhouse/contract/forms'
import { possibleAnswers } from '@clubhouse/domain/forms/edit/possible-answers'
import { type Form, indexOf, inputTypeOf } from '@clubhouse/domain/forms/structure'
import { displayDate } from '@clubhouse/domain/plain-date'
import { CONDITIONS, QUESTION } from './messages.ts'

/** "Disabled when School is None": by what people see, not by what is stored. */
export function conditionInWords(form: Form, { question_id: id, value }: FormCondition): string {
  const controlling = indexOf(form).byId.get(id)?.question
  if (!controlling) return QUESTION.disabledWhen(CONDITIONS.missing, String(value))
  const named = possibleAnswers(form, controlling)?.find((option) => option.value === String(value))?.label
  const day = inputTypeOf(controlling) === 'date' ? displayDate(String(value)) : ''
  return QUESTION.disabledWhen(controlling.label, named ?? (day || String(value)))
}
