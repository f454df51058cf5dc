import type { GivenForm } from '@clubhouse/contract/selling/cart'
import type { DynamicForm } from '@clubhouse/contract/people/forms'
import { initialValues } from '../forms/answers/initial-values.ts'
import { cleanAnswers } from '../forms/answers/wire-answers.ts'

/**
 * MEMB-52: what a guardian said in one form, as another plan's form takes it: by the question itself or by the platform's
 * question that it is. A question that only the other form asks stays open.
 */
export function copyGuardian(given: GivenForm, form: DynamicForm): GivenForm {
  if (given.form_id === form.form_id && given.version === form.version) return given
  return {
    ...cleanAnswers(form, initialValues(form, given)),
    form_id: form.form_id,
    version: form.version,
    member_id: given.member_id ?? null,
  }
}
