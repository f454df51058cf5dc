import type { FormQuestion } from '@clubhouse/contract/people/forms'

/** The platform's own questions that the engine knows more about than their type says. */

export const isEmailQuestion = ({ default_question_id }: FormQuestion): boolean =>
  default_question_id === 'email'

/** MEMB-58, FORM-35 */
export const isCountryQuestion = ({ default_question_id }: FormQuestion): boolean =>
  default_question_id === 'country'

/** MEMB-59 */
export const isCountyQuestion = ({ default_question_id }: FormQuestion): boolean =>
  default_question_id === 'county'

/** Sections in which the same questions are asked about different people. */
const PEOPLE: ReadonlySet<string | null> = new Set(['member_details', 'guardian_details'])

interface InSection {
  default_section_id: string | null
}

/** FORM-40: what is known of a guardian is no answer about the child. */
export const isAboutSomebodyElse = (
  { default_section_id: one }: InSection,
  { default_section_id: other }: InSection,
): boolean => PEOPLE.has(one) && PEOPLE.has(other) && one !== other
