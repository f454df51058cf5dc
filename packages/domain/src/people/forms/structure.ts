import {
  INPUT_TYPES,
  type InputType,
  DISPLAY_TYPES,
  type DisplayType,
} from '@clubhouse/contract/people/form-words'
import type { Answer, FormQuestion, FormSection } from '@clubhouse/contract/people/forms'
import { isVisible } from '../../validators/characters.ts'
import { conditionOrder } from './condition-order.ts'

/** What the engine needs of a form: where it is stored and what it is called is not its business. */
export interface Form {
  readonly sections: readonly FormSection[]
}

/**
 * What stands in a form, by question id. Text is trimmed, a date is a plain date ("2014-03-27"), a choice is the
 * option's value or the words typed for "Other"; null is nothing at all.
 */
export type Values = Readonly<Record<string, Answer>>

export interface PlacedQuestion {
  section: FormSection
  question: FormQuestion
}

interface FormIndex {
  /** FORM-01: by sequence. */
  sections: FormSection[]
  /** In the order in which they are read. */
  placed: PlacedQuestion[]
  byId: ReadonlyMap<string, PlacedQuestion>
  byDefaultId: ReadonlyMap<string, PlacedQuestion>
  /** Each question after those that its conditions ask about. */
  inConditionOrder: FormQuestion[]
}

// A form is read at every key; it never changes once it is there.
const indexes = new WeakMap<Form, FormIndex>()

export function indexOf(form: Form): FormIndex {
  const known = indexes.get(form)
  if (known) return known
  const sections = form.sections.toSorted(bySequence).map((section) => ({
    ...section,
    questions: section.questions.filter((question) => !question.should_delete).toSorted(bySequence),
  }))
  const placed = sections.flatMap((section) => section.questions.map((question) => ({ section, question })))
  const index = {
    sections,
    placed,
    byId: firstBy(placed, ({ question }) => question.question_id),
    byDefaultId: firstBy(placed, ({ question }) => question.default_question_id),
    inConditionOrder: conditionOrder(placed.map(({ question }) => question)).ordered,
  }
  indexes.set(form, index)
  return index
}

export const inputTypeOf = ({ input }: FormQuestion): InputType | null =>
  INPUT_TYPES.find((type) => type === input.type) ?? null

export const displayTypeOf = ({ input }: FormQuestion): DisplayType | null =>
  DISPLAY_TYPES.find((type) => type === input.display_as.type) ?? null

/** FORM-13: said by the flag, by a validation, or by both. */
export const isRequired = ({ input }: FormQuestion): boolean =>
  input.required || input.validations.some(({ type }) => type === 'mandatory')

export function isEmpty(answer: Answer | undefined): boolean {
  if (answer === null || answer === undefined) return true
  if (typeof answer === 'boolean') return false
  return typeof answer === 'string' ? !isVisible(answer) : answer.length === 0
}

/** FORM-29: what is left of an answer that does not count. */
export const clearedAnswer = (question: FormQuestion): Answer =>
  inputTypeOf(question) === 'multipleChoice' ? [] : null

const bySequence = (one: { sequence: number }, other: { sequence: number }): number =>
  one.sequence - other.sequence

function firstBy(
  placed: PlacedQuestion[],
  keyOf: (each: PlacedQuestion) => string | null,
): Map<string, PlacedQuestion> {
  const found = new Map<string, PlacedQuestion>()
  for (const each of placed) {
    const key = keyOf(each)
    if (key !== null && !found.has(key)) found.set(key, each)
  }
  return found
}
