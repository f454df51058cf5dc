import { FORM_LIMITS, VALIDATION_TYPES } from '@clubhouse/contract/people/form-words'
import type { FormQuestion, FormValidation } from '@clubhouse/contract/people/forms'
import { dayAfter } from '../../../time/plain-date.ts'
import { boundDay, isBound } from '../answers/date-bounds.ts'
import { PATTERN_LIMITS, patternSize } from '../linear-patterns.ts'
import { named, repeated } from './named-question.ts'
import { PATTERN_FAULTS, patternFault } from './pattern-fault.ts'
import { type Form, indexOf, inputTypeOf } from '../structure.ts'

/** FORM-12: rules that nobody could keep, or that could not be asked at all. */
export function validationProblems(
  form: Form,
  question: FormQuestion,
  { type, metadata }: FormValidation,
): string[] {
  const { max_length: most, min_length: least, greater_than: above, less_than: below } = metadata
  switch (VALIDATION_TYPES.find((known) => known === type)) {
    case 'mandatory':
      return []
    case 'regex':
      return patternProblem(form, question, metadata.pattern)
    case 'maxLength':
      if (!isTyped(question)) return [`${named(form, question)} isn’t typed, so it can’t have a length`]
      return most !== null && most > 0
        ? []
        : [`${named(form, question)} has a maximum length without a number`]
    case 'minLength':
      if (!isTyped(question)) return [`${named(form, question)} isn’t typed, so it can’t have a length`]
      if (least === null) return [`${named(form, question)} has a minimum length without a number`]
      return least <= longest(question)
        ? []
        : [
            `${named(form, question)}: the shortest answer (${least}) is longer than the longest (${longest(question)})`,
          ]
    case 'date':
      return dateProblems(form, question, above, below)
    case undefined:
      return [`${named(form, question)} has an unknown validation; use one of ${VALIDATION_TYPES.join(', ')}`]
  }
}

/** Each rule is edited, worded and removed by its id. */
export const repeatedRules = (form: Form, question: FormQuestion): string[] =>
  repeated(question.input.validations.map(({ validation_id }) => validation_id)).map(
    () => `${named(form, question)} has two rules with the same id`,
  )

function patternProblem(form: Form, question: FormQuestion, pattern: string | null): string[] {
  if (!isTyped(question)) return [`${named(form, question)} isn’t typed, so it can’t have a pattern`]
  const fault = patternFault(pattern ?? '')
  if (fault === null) return []
  return [`${named(form, question)} has a pattern we can’t use: ${PATTERN_FAULTS[fault]}`]
}

/** What the patterns of a form cost together, whoever answers it. */
export function patternProblems(form: Form): string[] {
  const patterns = indexOf(form).placed.flatMap(({ question }) =>
    question.input.validations.flatMap(({ type, metadata }) =>
      type === 'regex' && metadata.pattern ? [metadata.pattern] : [],
    ),
  )
  if (patterns.length > PATTERN_LIMITS.inForm)
    return [`A form has at most ${PATTERN_LIMITS.inForm} patterns; this one has ${patterns.length}`]
  const size = patterns.reduce((sum, pattern) => sum + patternSize(pattern), 0)
  return size > PATTERN_LIMITS.sizeInForm ? ['The form’s patterns are too large together'] : []
}

function dateProblems(
  form: Form,
  question: FormQuestion,
  above: string | null,
  below: string | null,
): string[] {
  if (inputTypeOf(question) !== 'date')
    return [`${named(form, question)} isn’t a date, so it can’t have dates as limits`]
  const wrong = [above, below].find((bound) => bound !== null && !isBound(bound))
  if (wrong !== undefined)
    return [`${named(form, question)} has the bound "${wrong}"; write a date, now, or years such as -18y`]
  if (above === null || below === null) return []
  // Whatever the day is, both move alike; a fixed one against a moving one may cross and come apart again.
  const [from, to] = [boundDay(above, '2026-01-01', 'greater'), boundDay(below, '2026-01-01', 'less')]
  return isFixed(above) === isFixed(below) && from && to && dayAfter(from) >= to
    ? [`${named(form, question)} has limits with no day between them`]
    : []
}

/** Also a choice: its "Other" is typed. */
const isTyped = (question: FormQuestion): boolean =>
  ['text', 'telephone', 'singleChoice'].includes(inputTypeOf(question) ?? '')

const isFixed = (bound: string): boolean => /^\d/.test(bound)

/** So many characters an answer may have at most. */
export function longest({ input }: FormQuestion): number {
  const limits = input.validations.flatMap(({ type, metadata }) =>
    type === 'maxLength' && metadata.max_length !== null ? [metadata.max_length] : [],
  )
  return Math.min(FORM_LIMITS.answer, ...limits)
}
