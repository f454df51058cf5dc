import { DISPLAY_TYPES, INPUT_TYPES, type InputType } from '@clubhouse/contract/form-words'
import type { FormQuestion } from '@clubhouse/contract/forms'
import { displaysOf } from './controls.ts'
import { isCountryQuestion, isCountyQuestion, isEmailQuestion } from './default-question-ids.ts'
import { named } from './named-question.ts'
import { isOptionsUrl } from './options-url.ts'
import { OTHER } from './options.ts'
import { INVALID_LINK, isPageLink } from './page-link.ts'
import { repeated } from './repeated.ts'
import { displayTypeOf, type Form, indexOf, inputTypeOf } from './structure.ts'

/** What is wrong with a question by itself: its type, what can be chosen, where it leads to. */

export function typeProblems(question: FormQuestion): string[] {
  const type = inputTypeOf(question)
  const display = displayTypeOf(question)
  if (type === null) return [`${named(question)} has an unknown type; use one of ${INPUT_TYPES.join(', ')}`]
  if (display === null)
    return [`${named(question)} has an unknown display type; use one of ${DISPLAY_TYPES.join(', ')}`]
  const meant = typeOfDefault(question)
  if (meant !== null && meant !== type) return [`${named(question)} must stay of the type ${meant}`]
  return displaysOf(type).includes(display)
    ? []
    : [`${named(question)} cannot be shown as ${display}; use ${displaysOf(type).join(' or ')}`]
}

/** Questions that the platform reads by itself; of any other the club may change the type. */
function typeOfDefault(question: FormQuestion): InputType | null {
  if (isEmailQuestion(question)) return 'text'
  if (isCountryQuestion(question) || isCountyQuestion(question)) return 'singleChoice'
  return question.default_question_id === 'date_of_birth' ? 'date' : null
}

export function optionProblems(form: Form, question: FormQuestion): string[] {
  const type = inputTypeOf(question)
  if (type !== 'singleChoice' && type !== 'multipleChoice') return []
  // MEMB-58: these bring their own.
  if (isCountryQuestion(question)) return []
  if (isCountyQuestion(question))
    return indexOf(form).byDefaultId.has('country')
      ? []
      : [`${named(question)} needs the question "country" in the form`]
  const { options, url, has_other_option: hasOther } = question.input.metadata
  const values = options.map(({ value }) => value)
  const preselected = options.filter((option) => option.default)
  return [
    ...(options.length === 0 && url === null ? [`${named(question)} has nothing to choose from`] : []),
    ...(options.some(({ label, value }) => label.trim() === '' || value.trim() === '')
      ? [`${named(question)} has an empty option`]
      : []),
    ...repeated(values).map((value) => `${named(question)} has the option "${value}" twice`),
    ...(hasOther && values.includes(OTHER)
      ? [`${named(question)} has "${OTHER}" twice; it is added by itself`]
      : []),
    ...(hasOther && type === 'multipleChoice'
      ? [`${named(question)} allows several choices, so it cannot have "${OTHER}"`]
      : []),
    ...(type === 'singleChoice' && preselected.length > 1
      ? [`${named(question)} preselects several options where only one can be chosen`]
      : []),
  ]
}

export function linkProblems(question: FormQuestion): string[] {
  const { external_url: link, url } = question.input.metadata
  return [
    ...(link !== null && !isPageLink(link) ? [`${named(question)}: ${INVALID_LINK}`] : []),
    ...(url !== null && !isOptionsUrl(url)
      ? [`${named(question)}: options can only be loaded from a public https address`]
      : []),
  ]
}
