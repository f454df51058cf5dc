import { DISABLE_WHEN_SOME, type DisplayType, type InputType } from '@clubhouse/contract/people/form-words'
import type { FormCondition, FormInput, FormQuestion, FormValidation } from '@clubhouse/contract/people/forms'
import { displaysOf } from './controls.ts'

/** What a new question says about itself beyond its type; all of it can be changed in the editor. */
export interface QuestionWords {
  required?: boolean
  /** What is said where an answer is missing and the label would not make a sentence of it. */
  missing?: string
  display?: DisplayType
  hint?: string
  mask?: string
  width?: 'full' | 'half'
  options?: readonly string[]
  /** The value of the option that is chosen from the start. */
  preselected?: string
  hasOther?: boolean
  url?: string
  link?: string
  validations?: FormValidation[]
  /** FORM-31: disabled when one of these is answered so. */
  disabledWhen?: readonly { question: string; is: string | boolean }[]
}

/** An input with everything that the contract names, as the type usually is. */
export function newInput(type: InputType, label: string, words: QuestionWords = {}): FormInput {
  const { required = false, display = displaysOf(type)[0], validations = [] } = words
  return {
    type,
    label,
    required,
    validations: [...(required ? [mandatory(words.missing ?? null)] : []), ...validations],
    condition: (words.disabledWhen ?? []).map(({ question, is }) => disabledWhen(question, is)),
    metadata: {
      options: (words.options ?? []).map((value) => {
        return { label: value, value, default: value === words.preselected }
      }),
      url: words.url ?? null,
      external_url: words.link ?? null,
      has_other_option: words.hasOther ?? false,
    },
    display_as: {
      type: display ?? null,
      width: words.width ?? 'full',
      hint: words.hint ?? null,
      mask: words.mask ?? null,
      show_label: true,
    },
  }
}

/** One that the club adds; where it stands is for whoever puts it there. */
export function newQuestion(
  id: string,
  type: InputType,
  label: string,
  words: QuestionWords = {},
): FormQuestion {
  return {
    question_id: id,
    default_question_id: null,
    sequence: 0,
    label,
    answer: null,
    should_delete: false,
    newAdded: false,
    input: newInput(type, label, words),
  }
}

const LIMITLESS = { pattern: null, max_length: null, min_length: null, greater_than: null, less_than: null }

const validation = (
  type: string,
  error: string | null,
  metadata: Partial<FormValidation['metadata']> = {},
): FormValidation => ({ validation_id: type, type, error, metadata: { ...LIMITLESS, ...metadata } })

/** FORM-13 to FORM-17; without words of its own each says the generic ones. */
export const mandatory = (error: string | null = null) => validation('mandatory', error)
export const atMost = (length: number, error: string | null = null) =>
  validation('maxLength', error, { max_length: length })
export const atLeast = (length: number, error: string | null = null) =>
  validation('minLength', error, { min_length: length })
export const matching = (pattern: string, error: string | null = null) =>
  validation('regex', error, { pattern })
export const between = (
  bounds: { greater_than?: string; less_than?: string },
  error: string | null = null,
): FormValidation => validation('date', error, bounds)

export const disabledWhen = (questionId: string, value: string | boolean): FormCondition => ({
  question_id: questionId,
  value,
  effect: DISABLE_WHEN_SOME,
})

/** What a condition looks at before somebody has chosen a question. */
const NOT_CHOSEN = 'not-chosen'

/** A condition as it begins. It stands in the form from here on, so that no save drops it without a word. */
export const halfMadeCondition = (): FormCondition => disabledWhen(NOT_CHOSEN, '')

export const isWithoutQuestion = ({ question_id }: Pick<FormCondition, 'question_id'>): boolean =>
  question_id === NOT_CHOSEN
