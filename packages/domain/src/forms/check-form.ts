import {
  DISABLE_WHEN_SOME,
  DISPLAY_TYPES,
  FORM_LIMITS,
  INPUT_TYPES,
  VALIDATION_TYPES,
} from '@clubhouse/contract/form-words'
import type { FormCondition, FormKind, FormQuestion, FormValidation } from '@clubhouse/contract/forms'
import { safeExternalUrl } from '../safe-url.ts'
import { conditionOrder } from './condition-order.ts'
import { displaysOf } from './controls.ts'
import { boundDay, isBound } from './date-bounds.ts'
import { isCountryQuestion, isCountyQuestion } from './default-question-ids.ts'
import { FIXED_REQUIRED, isFixedRequired } from './fixed-required.ts'
import { isReadablePattern } from './linear-patterns.ts'
import { isOptionsUrl } from './options-url.ts'
import { mayBeOther, optionsOf, OTHER } from './options.ts'
import { displayTypeOf, type Form, indexOf, inputTypeOf, isRequired } from './structure.ts'

export interface FormProblem {
  /** Null for what concerns the form as a whole. */
  question_id: string | null
  section_id: string | null
  /** Names the question. */
  message: string
}

/** FORMED-06 */
export const INVALID_LINK = 'Invalid link'

/** Why a form cannot be saved, in the order of reading; nothing where it can. */
export function formProblems(kind: FormKind, form: Form): FormProblem[] {
  return [...wholeFormProblems(kind, form), ...questionProblems(form)]
}

function wholeFormProblems(kind: FormKind, form: Form): FormProblem[] {
  const { sections, placed, byDefaultId } = indexOf(form)
  const whole = (message: string): FormProblem => ({ question_id: null, section_id: null, message })
  const missing = FIXED_REQUIRED[kind].filter((id) => !byDefaultId.has(id))
  const unlabelled = sections.filter(({ label }) => label.trim() === '')
  const { circle } = conditionOrder(placed.map(({ question }) => question))
  return [
    ...(placed.length === 0 ? [whole('The form has no questions')] : []),
    ...(placed.length > FORM_LIMITS.questions
      ? [whole(`A form has at most ${FORM_LIMITS.questions} questions`)]
      : []),
    ...missing.map((id) => whole(`The question "${id.replaceAll('_', ' ')}" must stay in the form`)),
    ...unlabelled.map(({ section_id }) => ({ ...whole('A section has no title'), section_id })),
    ...repeated(sections.map(({ section_id }) => section_id)).map((id) =>
      whole(`Two sections have the id ${id}`),
    ),
    ...repeated(placed.map(({ question }) => question.default_question_id)).map((id) =>
      whole(`The question "${id.replaceAll('_', ' ')}" stands twice in the form`),
    ),
    ...(circle.length > 0
      ? [{ ...whole(circleMessage(circle)), question_id: circle[0]?.question_id ?? null }]
      : []),
    ...placed
      .filter(({ question }) => isFixedRequired(kind, question) && !isRequired(question))
      .map(({ section, question }) => ({
        question_id: question.question_id,
        section_id: section.section_id,
        message: `${named(question)} must stay required`,
      })),
  ]
}

function questionProblems(form: Form): FormProblem[] {
  const { placed } = indexOf(form)
  const twice = new Set(repeated(placed.map(({ question }) => question.question_id)))
  return placed.flatMap(({ section, question }) => {
    const { question_id } = question
    const messages = [
      ...(twice.has(question_id) ? [`${named(question)} has the id of another question`] : []),
      ...(question.label.trim() === '' ? ['A question has no label'] : []),
      ...typeProblems(question),
      ...optionProblems(question),
      ...question.input.validations.flatMap((validation) => validationProblems(question, validation)),
      ...question.input.condition.flatMap((condition) => conditionProblems(form, question, condition)),
      ...linkProblems(question),
    ]
    return messages.map((message) => ({ question_id, section_id: section.section_id, message }))
  })
}

function typeProblems(question: FormQuestion): string[] {
  const type = inputTypeOf(question)
  const display = displayTypeOf(question)
  if (type === null) return [`${named(question)} has an unknown type; use one of ${INPUT_TYPES.join(', ')}`]
  if (display === null)
    return [`${named(question)} has an unknown display type; use one of ${DISPLAY_TYPES.join(', ')}`]
  return displaysOf(type).includes(display)
    ? []
    : [`${named(question)} cannot be shown as ${display}; use ${displaysOf(type).join(' or ')}`]
}

function optionProblems(question: FormQuestion): string[] {
  const type = inputTypeOf(question)
  if (type !== 'singleChoice' && type !== 'multipleChoice') return []
  // MEMB-58: these bring their own.
  if (isCountryQuestion(question) || isCountyQuestion(question)) return []
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

function validationProblems(question: FormQuestion, { type, metadata }: FormValidation): string[] {
  const { pattern, max_length: most, min_length: least, greater_than: above, less_than: below } = metadata
  switch (VALIDATION_TYPES.find((known) => known === type)) {
    case 'mandatory':
      return []
    case 'regex':
      if (!isTextLike(question)) return [`${named(question)} is not typed, so it cannot have a pattern`]
      return pattern && isReadablePattern(pattern)
        ? []
        : [
            `${named(question)} has a pattern that cannot be used. Look-around and back-references are not supported`,
          ]
    case 'maxLength':
      return most !== null && most > 0 ? [] : [`${named(question)} has a maximum length without a number`]
    case 'minLength':
      return least !== null && least <= longest(question)
        ? []
        : [`${named(question)} has a minimum length that nothing can have`]
    case 'date':
      return dateProblems(question, above, below)
    case undefined:
      return [`${named(question)} has an unknown validation; use one of ${VALIDATION_TYPES.join(', ')}`]
  }
}

function dateProblems(question: FormQuestion, above: string | null, below: string | null): string[] {
  if (inputTypeOf(question) !== 'date')
    return [`${named(question)} is no date, so it cannot have dates as bounds`]
  const wrong = [above, below].find((bound) => bound !== null && !isBound(bound))
  if (wrong !== undefined)
    return [`${named(question)} has the bound "${wrong}"; write a date, now, or years such as -18y`]
  if (above === null || below === null) return []
  // Whatever the day is, both move alike; a fixed one against a moving one may cross and come apart again.
  const [from, to] = [boundDay(above, '2026-01-01', 'greater'), boundDay(below, '2026-01-01', 'less')]
  return isFixed(above) === isFixed(below) && from && to && from >= to
    ? [`${named(question)} has bounds between which there is no day`]
    : []
}

function conditionProblems(form: Form, question: FormQuestion, condition: FormCondition): string[] {
  const controlling = indexOf(form).byId.get(condition.question_id)?.question
  if (condition.effect !== DISABLE_WHEN_SOME)
    return [`${named(question)} has a condition with an unknown effect`]
  if (!controlling) return [`${named(question)} depends on a question that is not in the form`]
  return isPossible(form, controlling, condition.value)
    ? []
    : [
        `${named(question)} is disabled when ${named(controlling)} is "${condition.value}", which cannot be answered`,
      ]
}

/** Whether a question can be answered so: a condition on what nobody can say is a slip of the editor's. */
function isPossible(form: Form, question: FormQuestion, value: string | boolean): boolean {
  switch (inputTypeOf(question)) {
    case 'boolean':
      return ['true', 'false'].includes(String(value))
    case 'singleChoice':
    case 'multipleChoice':
      if (question.input.metadata.url !== null || isCountyQuestion(question)) return String(value) !== ''
      return (
        optionsOf(form, question, {}).some((option) => option.value === value) ||
        (mayBeOther(question) && value === OTHER)
      )
    case 'text':
    case 'telephone':
    case 'date':
    case null:
      return String(value).trim() !== ''
  }
}

function linkProblems(question: FormQuestion): string[] {
  const { external_url: link, url } = question.input.metadata
  return [
    ...(link !== null && !isPageLink(link) ? [`${named(question)}: ${INVALID_LINK}`] : []),
    ...(url !== null && !isOptionsUrl(url)
      ? [`${named(question)}: options can only be loaded from a public https address`]
      : []),
  ]
}

/** FORMED-06: a page of the club's own site, or one elsewhere. */
export const isPageLink = (link: string): boolean =>
  /^\/(?!\/)[\w\-./~%?=&#]*$/.test(link) || safeExternalUrl(link) !== null

const isTextLike = (question: FormQuestion): boolean =>
  ['text', 'telephone', 'singleChoice'].includes(inputTypeOf(question) ?? '')

const isFixed = (bound: string): boolean => /^\d/.test(bound)

function longest({ input }: FormQuestion): number {
  const limits = input.validations.flatMap(({ type, metadata }) =>
    type === 'maxLength' && metadata.max_length !== null ? [metadata.max_length] : [],
  )
  return Math.min(FORM_LIMITS.answer, ...limits)
}

const named = ({ label, question_id }: FormQuestion): string => `"${label.trim() || question_id}"`

function circleMessage(circle: FormQuestion[]): string {
  const [first] = circle
  return circle.length === 1
    ? `${first ? named(first) : ''} depends on itself`
    : `${circle.map(named).join(', ')} depend on each other in a circle`
}

function repeated<T extends string | null>(ids: T[]): NonNullable<T>[] {
  const counted = new Map<T, number>()
  for (const id of ids) counted.set(id, (counted.get(id) ?? 0) + 1)
  return [...counted].flatMap(([id, count]) => (id !== null && count > 1 ? [id] : []))
}
