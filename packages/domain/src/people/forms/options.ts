import type { Answer, FormOption, FormQuestion } from '@clubhouse/contract/people/forms'
import { countiesOf, COUNTRIES } from '../../places/countries.ts'
import { isCountryQuestion, isCountyQuestion } from './default-question-ids.ts'
import { type Form, indexOf, inputTypeOf, type Values } from './structure.ts'

/** FORM-32: chosen, and nothing typed yet. Whoever types just this has said nothing either. */
export const OTHER = 'Other'

/** FORM-08 */
export const YES_OR_NO = [
  { label: 'Yes', value: 'true', default: false },
  { label: 'No', value: 'false', default: false },
] as const satisfies FormOption[]

/** FORM-06, MEMB-58, MEMB-59: what can be chosen, given what stands in the form. "Other" is not among them. */
export function optionsOf(form: Form, question: FormQuestion, values: Values): readonly FormOption[] {
  if (isCountryQuestion(question)) return COUNTRY_OPTIONS
  if (isCountyQuestion(question)) return countyOptions(chosenCountry(form, values))
  return question.input.metadata.options
}

export const mayBeOther = (question: FormQuestion): boolean =>
  inputTypeOf(question) === 'singleChoice' &&
  question.input.metadata.has_other_option &&
  !isCountryQuestion(question) &&
  !isCountyQuestion(question)

/** FORM-32 to FORM-34: it was chosen by words of one's own, or is about to be. */
export const isOther = (
  question: FormQuestion,
  options: readonly FormOption[],
  answer: Answer | undefined,
): answer is string =>
  mayBeOther(question) &&
  typeof answer === 'string' &&
  answer !== '' &&
  !options.some(({ value }) => value === answer)

/** FORM-07: a list of objects with a name, used as both label and value. */
export const asOptions = (names: readonly string[]): FormOption[] =>
  names.map((name) => ({ label: name, value: name, default: false }))

/** The country that the form's county belongs to; none where the form does not ask for it. */
export function chosenCountry(form: Form, values: Values): string | null {
  const country = indexOf(form).byDefaultId.get('country')
  const answer = country ? values[country.question.question_id] : null
  return typeof answer === 'string' && answer !== '' ? answer : null
}

const COUNTRY_OPTIONS = asOptions(COUNTRIES)

// Made once each: a control whose options are the same list need not be drawn again.
const COUNTY_OPTIONS = new Map(
  COUNTRIES.map((country) => [country as string, asOptions(countiesOf(country))]),
)
const NO_OPTIONS: readonly FormOption[] = []

const countyOptions = (country: string | null): readonly FormOption[] =>
  COUNTY_OPTIONS.get(country ?? '') ?? NO_OPTIONS
