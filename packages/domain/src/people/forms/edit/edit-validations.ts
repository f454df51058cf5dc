import type { InputType, ValidationType } from '@clubhouse/contract/people/form-words'
import type { FormQuestion, FormValidation } from '@clubhouse/contract/people/forms'
import { TEXT_DEFAULT } from '../messages.ts'
import { atLeast, atMost, between, matching } from '../new-question.ts'
import { mayBeOther } from '../options.ts'
import { inputTypeOf } from '../structure.ts'

/** Whether an answer is needed at all is asked of every question, by its flag. */
type AddableValidation = Exclude<ValidationType, 'mandatory'>

export type ValidationEdit =
  | { change: 'add-validation'; type: AddableValidation }
  /** Null for our own words. */
  | { change: 'word-validation'; validation_id: string; error: string | null }
  | { change: 'bound-validation'; validation_id: string; metadata: Partial<FormValidation['metadata']> }
  | { change: 'remove-validation'; validation_id: string }

const TYPED = ['minLength', 'maxLength', 'regex'] as const satisfies ValidationType[]

/** The rules that make sense for a type. */
const APPLICABLE: Record<InputType, readonly AddableValidation[]> = {
  text: TYPED,
  telephone: TYPED,
  date: ['date'],
  boolean: [],
  singleChoice: TYPED,
  multipleChoice: [],
}

/** How a rule begins: valid as it stands, so that the form stays one that can be saved. */
const NEW: Record<AddableValidation, () => FormValidation> = {
  minLength: () => atLeast(TEXT_DEFAULT.min),
  maxLength: () => atMost(TEXT_DEFAULT.max),
  regex: () => matching('.+'),
  date: () => between({ less_than: 'now' }),
}

/** The rules that can still be added to a question: each once. */
export function addableValidations(question: FormQuestion): readonly AddableValidation[] {
  const type = inputTypeOf(question)
  if (type === null || (type === 'singleChoice' && !mayBeOther(question))) return []
  const taken = new Set(question.input.validations.map((validation) => validation.type))
  return APPLICABLE[type].filter((each) => !taken.has(each))
}

/** What is left of a question's rules once it has another type. */
export const applicableTo = (type: InputType, validations: readonly FormValidation[]): FormValidation[] =>
  validations.filter(
    (validation) =>
      validation.type === 'mandatory' ||
      APPLICABLE[type].some((applicable) => applicable === validation.type),
  )

export function editValidations(question: FormQuestion, edit: ValidationEdit): FormQuestion {
  const { validations } = question.input
  switch (edit.change) {
    case 'add-validation':
      return withValidations(question, [...validations, NEW[edit.type]()])
    case 'word-validation':
      return withValidations(
        question,
        validations.map((each) =>
          each.validation_id === edit.validation_id ? { ...each, error: edit.error } : each,
        ),
      )
    case 'bound-validation':
      return withValidations(
        question,
        validations.map((each) =>
          each.validation_id === edit.validation_id
            ? { ...each, metadata: { ...each.metadata, ...edit.metadata } }
            : each,
        ),
      )
    case 'remove-validation':
      return withValidations(
        question,
        validations.filter(({ validation_id }) => validation_id !== edit.validation_id),
      )
  }
}

export const withValidations = (question: FormQuestion, validations: FormValidation[]): FormQuestion => ({
  ...question,
  input: { ...question.input, validations },
})
