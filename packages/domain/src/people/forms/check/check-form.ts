import { FORM_LIMITS } from '@clubhouse/contract/people/form-words'
import type { FormKind, FormQuestion } from '@clubhouse/contract/people/forms'
import { conditionProblems } from './check-conditions.ts'
import { linkProblems, optionProblems, originProblems, typeProblems } from './check-question.ts'
import { patternProblems, repeatedRules, validationProblems } from './check-validations.ts'
import { conditionOrder } from '../condition-order.ts'
import { DEFAULT_SECTIONS } from '../default-questions.ts'
import { FIXED_REQUIRED, isFixedRequired } from '../fixed-required.ts'
import { questionsWithUrl } from '../answers/loaded-options.ts'
import { named, repeated } from './named-question.ts'
import { ownList } from './own-lists.ts'
import { type Form, indexOf, isRequired } from '../structure.ts'

export interface FormProblem {
  /** Null for what concerns the form as a whole. */
  question_id: string | null
  section_id: string | null
  /** Names the question. */
  message: string
}

/** Why a form cannot be saved, in the order of reading; nothing where it can. */
export function formProblems(kind: FormKind, form: Form): FormProblem[] {
  const tooMany = patternProblems(form)
  const whole = [...wholeProblems(kind, form), ...tooMany].map((message) => aboutTheForm(message))
  // Hundreds of patterns are not read one by one: that would take long, and too many they are anyway.
  return [...whole, ...sectionProblems(form), ...questionProblems(kind, form, tooMany.length === 0)]
}

const aboutTheForm = (message: string): FormProblem => ({ question_id: null, section_id: null, message })

function wholeProblems(kind: FormKind, form: Form): string[] {
  const { placed, byDefaultId } = indexOf(form)
  const missing = FIXED_REQUIRED[kind].filter((id) => !byDefaultId.has(id))
  const twice = repeated(placed.map(({ question }) => question.default_question_id))
  const lists = questionsWithUrl(form).filter(({ question }) => leavesTheHouse(question))
  return [
    ...(placed.length === 0 ? ['The form has no questions'] : []),
    ...(placed.length > FORM_LIMITS.questions
      ? [`A form has at most ${FORM_LIMITS.questions} questions`]
      : []),
    ...(lists.length > FORM_LIMITS.lists
      ? [`At most ${FORM_LIMITS.lists} questions can load their choices from elsewhere`]
      : []),
    ...missing.map((id) => `The question "${inWords(id)}" must stay in the form`),
    ...twice.map((id) => `The question "${inWords(id)}" is in the form twice`),
  ]
}

/** Whoever opens the form has all of these hosts asked at once; a list of ours costs nothing. */
const leavesTheHouse = ({ input }: FormQuestion): boolean => ownList(input.metadata.url ?? '') === null

function sectionProblems(form: Form): FormProblem[] {
  const { sections } = indexOf(form)
  const twice = new Set(repeated(sections.map(({ section_id }) => section_id)))
  return sections.flatMap(({ section_id, default_section_id: defaultId, label }, at) => {
    const messages = [
      ...(label.trim() === '' ? [`Section ${at + 1} has no title`] : []),
      ...(twice.has(section_id) ? [`Section ${at + 1}, "${label}", has the id of another section`] : []),
      ...(defaultId !== null && !(defaultId in DEFAULT_SECTIONS)
        ? [
            `Section ${at + 1}, "${label}", is marked as one of the platform’s sections, but there is no such section`,
          ]
        : []),
    ]
    return messages.map((message) => ({ question_id: null, section_id, message }))
  })
}

function questionProblems(kind: FormKind, form: Form, readsPatterns: boolean): FormProblem[] {
  const { placed } = indexOf(form)
  const twice = new Set(repeated(placed.map(({ question }) => question.question_id)))
  const { circle } = conditionOrder(placed.map(({ question }) => question))
  return placed.flatMap(({ section, question }) => {
    const { question_id, input } = question
    const messages = [
      ...(twice.has(question_id) ? [`${named(form, question)} has the id of another question`] : []),
      ...(isReserved(question_id) ? [`${named(form, question)} has an id that cannot be used`] : []),
      ...(question.label.trim() === '' ? [`${named(form, question)} has no label`] : []),
      ...(isFixedRequired(kind, question) ? fixedProblems(form, question) : []),
      ...originProblems(form, question),
      ...typeProblems(form, question),
      ...optionProblems(form, question),
      ...repeatedRules(form, question),
      ...input.validations
        .filter(({ type }) => type !== 'regex' || readsPatterns)
        .flatMap((validation) => validationProblems(form, question, validation)),
      ...input.condition.flatMap((condition) => conditionProblems(form, question, condition)),
      ...(circle[0] === question ? [circleMessage(form, circle)] : []),
      ...linkProblems(form, question),
    ]
    return messages.map((message) => ({ question_id, section_id: section.section_id, message }))
  })
}

/** FORMED-03, OPEN-087: a condition would let somebody register without it. */
const fixedProblems = (form: Form, question: FormQuestion): string[] => [
  ...(isRequired(question) ? [] : [`${named(form, question)} must stay required`]),
  ...(question.input.condition.length > 0
    ? [`${named(form, question)} is always asked; take its condition away`]
    : []),
]

/** Answers are kept by question, in objects that know these names already. */
const isReserved = (id: string): boolean => id in Object.prototype

const inWords = (id: string): string => id.replaceAll('_', ' ')

function circleMessage(form: Form, circle: FormQuestion[]): string {
  const names = circle.map((question) => named(form, question)).join(', ')
  return circle.length === 1 ? `${names} depends on itself` : `${names} depend on each other in a circle`
}
