import { FORM_LIMITS } from '@clubhouse/contract/people/form-words'
import type { Answer, FormOption, FormQuestion, FormValidation } from '@clubhouse/contract/people/forms'
import { DATE_PROBLEMS, displayDate, isPlainDate, parseDate } from '../../../time/plain-date.ts'
import { hasSpaces, isDigits } from '../../../validators/characters.ts'
import { email, maxLength, minLength } from '../../../validators/validators.ts'
import { controlOf } from '../controls.ts'
import { boundDay } from './date-bounds.ts'
import { isEmailQuestion } from '../default-question-ids.ts'
import { GENERIC, outOfBounds, TEXT_DEFAULT } from '../messages.ts'
import { isOther, OTHER } from '../options.ts'
import type { Patterns } from '../patterns.ts'
import { displayTypeOf, inputTypeOf, isEmpty, isRequired } from '../structure.ts'

/** What a verdict depends on besides the form and the answers. */
export interface Judge {
  /** The day it is for the club, as a plain date. */
  today: string
  patterns: Patterns
}

/**
 * The first thing that is wrong with an answer, or null (FORM-12 to FORM-23). The browser asks this at each key and
 * the server before it keeps anything.
 */
export function firstError(
  question: FormQuestion,
  answer: Answer,
  options: readonly FormOption[],
  judge: Judge,
): string | null {
  if (isUnanswered(question, answer, options))
    return isNeeded(question, answer) ? required(question, answer) : null
  switch (inputTypeOf(question)) {
    case 'text':
      return typeof answer === 'string' ? textError(question, answer, judge) : GENERIC.value
    case 'telephone':
      return typeof answer === 'string' ? telephoneError(question, answer, judge) : GENERIC.value
    case 'date':
      return typeof answer === 'string' ? dateError(question, answer, judge) : GENERIC.value
    case 'boolean':
      return typeof answer === 'boolean' ? null : GENERIC.value
    case 'singleChoice':
      return typeof answer === 'string' ? choiceError(question, answer, options, judge) : GENERIC.value
    case 'multipleChoice':
      return isListOf(options, answer) ? null : GENERIC.value
    // FORM-05: there is nothing to type into.
    case null:
      return GENERIC.value
  }
}

/** "Other" without a word is no answer, also where none is needed: whoever chose it has something to say. */
function isUnanswered(question: FormQuestion, answer: Answer, options: readonly FormOption[]): boolean {
  if (isEmpty(answer)) return true
  // A box that has to be ticked is not answered by leaving it.
  if (answer === false) return isRequired(question) && displayTypeOf(question) === 'checkbox'
  return answer === OTHER && isOther(question, options, answer)
}

/** FORM-05: nobody can be asked for what the form shows no control for. */
const isNeeded = (question: FormQuestion, answer: Answer): boolean =>
  (isRequired(question) && controlOf(question) !== null) || answer === OTHER

/** The club's own words are for whoever has chosen nothing; after "Other" a word is to be typed. */
function required(question: FormQuestion, answer: Answer): string {
  if (answer === OTHER) return GENERIC.required(question.label)
  const said = question.input.validations.find(({ type }) => type === 'mandatory')?.error
  return said ? filled(said, question) : GENERIC.required(question.label)
}

function choiceError(
  question: FormQuestion,
  answer: string,
  options: readonly FormOption[],
  judge: Judge,
): string | null {
  if (options.some(({ value }) => value === answer)) return null
  // FORM-32: words of one's own are text like any other.
  return isOther(question, options, answer) ? textError(question, answer, judge) : GENERIC.value
}

function isListOf(options: readonly FormOption[], answer: Answer): boolean {
  if (!Array.isArray(answer) || new Set(answer).size !== answer.length) return false
  return answer.every((each) => options.some(({ value }) => value === each))
}

function telephoneError(question: FormQuestion, answer: string, judge: Judge): string | null {
  // FORM-21
  if (!isDigits(answer)) return GENERIC.value
  return listedError(question, answer, judge)
}

function textError(question: FormQuestion, answer: string, judge: Judge): string | null {
  if (isEmailQuestion(question)) {
    const wrong = hasSpaces(answer) ? GENERIC.spaces : emailError(answer)
    if (wrong !== null) return wrong
  }
  if (question.input.validations.length === 0) return defaultTextError(answer)
  return listedError(question, answer, judge)
}

const emailError = email()

/** FORM-19 */
const defaultTextError = (answer: string): string | null => tooShort(answer) ?? tooLong(answer)
const tooShort = minLength(TEXT_DEFAULT.min, TEXT_DEFAULT.tooShort)
const tooLong = maxLength(TEXT_DEFAULT.max, TEXT_DEFAULT.tooLong)

function listedError(question: FormQuestion, answer: string, { patterns }: Judge): string | null {
  for (const validation of question.input.validations) {
    const wrong = lengthOrPatternError(validation, answer, patterns)
    if (wrong !== null) return validation.error ? filled(validation.error, question) : wrong
  }
  // As the contract counts, which measures what is stored.
  return answer.length > FORM_LIMITS.answer ? GENERIC.maxLength(FORM_LIMITS.answer) : null
}

/** FORM-14 to FORM-16 */
function lengthOrPatternError(
  { type, metadata }: FormValidation,
  answer: string,
  patterns: Patterns,
): string | null {
  const { pattern, max_length: most, min_length: least } = metadata
  if (type === 'regex' && pattern) return patterns.matches(pattern, answer) ? null : GENERIC.value
  if (type === 'maxLength' && most !== null) return maxLength(most)(answer)
  if (type === 'minLength' && least !== null) return minLength(least)(answer)
  return null
}

/** FORM-17, FORM-28: the bounds themselves are outside. */
function dateError(question: FormQuestion, answer: string, { today }: Judge): string | null {
  if (!isPlainDate(answer)) return unreadableDate(answer)
  for (const { type, error, metadata } of question.input.validations) {
    if (type !== 'date') continue
    const above = metadata.greater_than && boundDay(metadata.greater_than, today, 'greater')
    const below = metadata.less_than && boundDay(metadata.less_than, today, 'less')
    const side = above && answer <= above ? 'above' : below && answer >= below ? 'below' : null
    if (side === null) continue
    const limit = displayDate((side === 'above' ? above : below) || '')
    return error ? filled(error, question, side) : outOfBounds(question.label, side, limit)
  }
  return null
}

function unreadableDate(typed: string): string {
  const parsed = parseDate(typed)
  return parsed.ok ? GENERIC.value : DATE_PROBLEMS[parsed.reason]
}

/** FORM-18, OPEN-089: in one go, since a label may hold a placeholder's name itself. */
const filled = (text: string, { label }: FormQuestion, bound = '{bound}'): string =>
  text.replace(/\{label\}|\{bound\}/g, (placeholder) => (placeholder === '{label}' ? label : bound))
