import type { FormKind, FormQuestion } from '@clubhouse/contract/forms'

/** OPEN-087: without these nobody could be registered, so no club can make them optional or remove them. */
export const FIXED_REQUIRED: Record<FormKind, readonly string[]> = {
  adult: ['first_name', 'last_name', 'email', 'date_of_birth'],
  juvenile: ['first_name', 'last_name', 'date_of_birth'],
  guardian: ['first_name', 'last_name', 'email'],
}

/** FORMED-03, FORMED-04 */
export const isFixedRequired = (kind: FormKind, { default_question_id: id }: FormQuestion): boolean =>
  id !== null && FIXED_REQUIRED[kind].includes(id)
