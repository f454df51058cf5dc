import { isCountryQuestion, isCountyQuestion } from '@clubhouse/domain/forms/default-question-ids'
import { chosenCountry } from '@clubhouse/domain/forms/options'
import { type Form, indexOf, type Values } from '@clubhouse/domain/forms/structure'
import type { FormError } from '@clubhouse/domain/forms/verdict'

/**
 * Without what nobody can mend yet: while the country is asked for, its county is closed. The verdict is the same, as
 * the country alone is enough to be refused.
 */
export function mendableNow(form: Form, values: Values, errors: readonly FormError[]): readonly FormError[] {
  const isAbout = (error: FormError, is: typeof isCountyQuestion) => {
    const question = indexOf(form).byId.get(error.question_id)?.question
    return question !== undefined && is(question)
  }
  if (chosenCountry(form, values) !== null || !errors.some((each) => isAbout(each, isCountryQuestion))) {
    return errors
  }
  return errors.filter((error) => !isAbout(error, isCountyQuestion))
}
