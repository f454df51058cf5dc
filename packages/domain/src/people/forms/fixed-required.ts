import type { FormKind, FormQuestion } from '@clubhouse/contract/people/forms'

/**
 * OPEN-087: the platform's questions that no club can make optional or remove. A child is not asked for an e-mail: most
 * have none, and FORM-11 forbids to give a parent's, so that nobody could register them.
 */
export const FIXED_REQUIRED: Record<FormKind, readonly string[]> = {
  adult: ['first_name', 'last_name', 'email', 'date_of_birth'],
  juvenile: ['first_name', 'last_name', 'date_of_birth'],
  guardian: ['first_name', 'last_name', 'email', 'date_of_birth'],
}

/** FORMED-03, FORMED-04 */
export const isFixedRequired = (kind: FormKind, { default_question_id: id }: FormQuestion): boolean =>
  id !== null && FIXED_REQUIRED[kind].includes(id)
