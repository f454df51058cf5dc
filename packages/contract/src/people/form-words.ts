/** The words of a form (DATA-41 to DATA-45), apart from the schemas: a browser that fills one in needs no parser. */

export const INPUT_TYPES = ['text', 'telephone', 'date', 'boolean', 'singleChoice', 'multipleChoice'] as const
export const DISPLAY_TYPES = ['text', 'date', 'dropdown', 'checkbox', 'radio'] as const
export const VALIDATION_TYPES = ['mandatory', 'regex', 'maxLength', 'minLength', 'date'] as const
export type InputType = (typeof INPUT_TYPES)[number]
export type DisplayType = (typeof DISPLAY_TYPES)[number]
export type ValidationType = (typeof VALIDATION_TYPES)[number]

/** FORM-31: the only effect there is. */
export const DISABLE_WHEN_SOME = 'disable when some'

/** What a form may hold at most; the rules of a form that makes sense are in domain/forms/check-form. */
export const FORM_LIMITS = {
  sections: 40,
  questions: 300,
  options: 300,
  /** Questions that take their options from a host outside. */
  lists: 10,
  validations: 10,
  conditions: 20,
  label: 300,
  hint: 500,
  error: 300,
  pattern: 200,
  url: 500,
  /** Most characters of one answer. */
  answer: 5000,
} as const

export const FORM_KINDS = ['adult', 'juvenile', 'guardian'] as const
