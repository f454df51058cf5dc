import { DISPLAY_TYPES, INPUT_TYPES, type InputType } from '@clubhouse/contract/people/form-words'
import type { FormQuestion } from '@clubhouse/contract/people/forms'
import { displaysOf } from '../controls.ts'
import { isCountryQuestion, isCountyQuestion } from '../default-question-ids.ts'
import { DEFAULT_QUESTIONS } from '../default-questions.ts'
import { FIXED_REQUIRED } from '../fixed-required.ts'
import { named, repeated } from './named-question.ts'
import { isOptionsUrl } from './options-url.ts'
import { OTHER } from '../options.ts'
import { INVALID_LINK, isPageLink } from './page-link.ts'
import { displayTypeOf, type Form, indexOf, inputTypeOf } from '../structure.ts'

/** What is wrong with a question by itself: its type, what can be chosen, where it leads to. */

export function typeProblems(form: Form, question: FormQuestion): string[] {
  const type = inputTypeOf(question)
  const display = displayTypeOf(question)
  if (type === null)
    return [`${named(form, question)} has an unknown type; use one of ${INPUT_TYPES.join(', ')}`]
  if (display === null)
    return [`${named(form, question)} has an unknown display type; use one of ${DISPLAY_TYPES.join(', ')}`]
  const meant = typeOfDefault(question)
  if (meant !== null && meant !== type) return [`${named(form, question)} must stay of the type ${meant}`]
  return displaysOf(type).includes(display)
    ? []
    : [`${named(form, question)} cannot be shown as ${display}; use ${displaysOf(type).join(' or ')}`]
}

/** Questions that the platform reads by itself; of any other the club may change the type. */
const READ_BY_US: ReadonlySet<string> = new Set([
  ...Object.values(FIXED_REQUIRED).flat(),
  'country',
  'county',
])

function typeOfDefault({ default_question_id: id }: FormQuestion): InputType | null {
  const found = DEFAULT_QUESTIONS.find((question) => question.id === id)
  return found && READ_BY_US.has(found.id) ? found.type : null
}

/** FORM-40: answers go from form to form by this id, so nobody makes one up. */
export function originProblems(form: Form, question: FormQuestion): string[] {
  const { default_question_id: id } = question
  const isKnown = id === null || DEFAULT_QUESTIONS.some((known) => known.id === id)
  return isKnown
    ? []
    : [`${named(form, question)} is said to be a question of the platform, which has no such one`]
}

export function optionProblems(form: Form, question: FormQuestion): string[] {
  const type = inputTypeOf(question)
  if (type !== 'singleChoice' && type !== 'multipleChoice') return []
  // MEMB-58: these bring their own.
  if (isCountryQuestion(question)) return []
  if (isCountyQuestion(question))
    return indexOf(form).byDefaultId.has('country')
      ? []
      : [`${named(form, question)} needs the question "country" in the form`]
  const { options, url, has_other_option: hasOther } = question.input.metadata
  const values = options.map(({ value }) => value)
  const preselected = options.filter((option) => option.default)
  return [
    ...(options.length === 0 && url === null ? [`${named(form, question)} has nothing to choose from`] : []),
    ...(options.some(({ label, value }) => label.trim() === '' || value.trim() === '')
      ? [`${named(form, question)} has an empty option`]
      : []),
    ...repeated(values).map((value) => `${named(form, question)} has the option "${value}" twice`),
    ...(hasOther && values.includes(OTHER)
      ? [`${named(form, question)} has "${OTHER}" twice; it is added automatically`]
      : []),
    ...(hasOther && type === 'multipleChoice'
      ? [`${named(form, question)} allows several choices, so it cannot have "${OTHER}"`]
      : []),
    ...(type === 'singleChoice' && preselected.length > 1
      ? [`${named(form, question)} preselects several options where only one can be chosen`]
      : []),
  ]
}

/** MEMB-58: a country and a county bring their own lists. */
const mayLoadOptions = (question: FormQuestion): boolean =>
  ['singleChoice', 'multipleChoice'].includes(inputTypeOf(question) ?? '') &&
  !isCountryQuestion(question) &&
  !isCountyQuestion(question)

export function linkProblems(form: Form, question: FormQuestion): string[] {
  const { external_url: link, url } = question.input.metadata
  const isIdle = url !== null && !mayLoadOptions(question)
  return [
    ...(link !== null && !isPageLink(link) ? [`${named(form, question)}: ${INVALID_LINK}`] : []),
    ...(isIdle ? [`${named(form, question)}: only a choice can load its options from an address`] : []),
    ...(url !== null && !isIdle && !isOptionsUrl(url)
      ? [`${named(form, question)}: options can only be loaded from a public https address`]
      : []),
  ]
}
