import type { FormOption, FormQuestion } from '@clubhouse/contract/people/forms'
import { countiesOf, COUNTRIES } from '../../../places/countries.ts'
import { isCountyQuestion } from '../default-question-ids.ts'
import { asOptions, mayBeOther, optionsOf, OTHER, YES_OR_NO } from '../options.ts'
import { type Form, inputTypeOf } from '../structure.ts'

/** What a condition can wait for; null where anything can be typed. */
export function possibleAnswers(form: Form, question: FormQuestion): readonly FormOption[] | null {
  switch (inputTypeOf(question)) {
    case 'boolean':
      return YES_OR_NO
    case 'singleChoice':
    case 'multipleChoice':
      if (isCountyQuestion(question))
        return asOptions(COUNTRIES.flatMap((country) => [...countiesOf(country)]))
      if (question.input.metadata.url !== null) return null
      return [...optionsOf(form, question, {}), ...(mayBeOther(question) ? asOptions([OTHER]) : [])]
    case 'text':
    case 'telephone':
    case 'date':
    case null:
      return null
  }
}
