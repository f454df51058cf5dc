import type { FormQuestion } from '@clubhouse/contract/forms'

/** The platform's own questions that the engine knows more about than their type says. */
const EMAIL_QUESTIONS: ReadonlySet<string> = new Set(['email', 'emergency_contact_email'])

export const isEmailQuestion = ({ default_question_id }: FormQuestion): boolean =>
  default_question_id !== null && EMAIL_QUESTIONS.has(default_question_id)

/** MEMB-58, FORM-35 */
export const isCountryQuestion = ({ default_question_id }: FormQuestion): boolean =>
  default_question_id === 'country'

/** MEMB-59 */
export const isCountyQuestion = ({ default_question_id }: FormQuestion): boolean =>
  default_question_id === 'county'
