import type { FormQuestion, FormSection } from '@clubhouse/contract/people/forms'
import { DEFAULT_QUESTIONS, type DefaultSectionId } from './default-questions.ts'

/** Whether a question belongs to one of the platform's sections; what a club asks besides in it counts too. */
const isOf =
  (section: DefaultSectionId) =>
  (
    { default_section_id }: Pick<FormSection, 'default_section_id'>,
    { default_question_id: id }: Pick<FormQuestion, 'default_question_id'>,
  ): boolean =>
    default_section_id === section ||
    DEFAULT_QUESTIONS.some((question) => question.id === id && question.section === section)

export const isMedicalQuestion = isOf('medical')

export const isAgreementQuestion = isOf('agreements')

/** A box that is ticked beforehand is no consent, also not to be sent news: these are answered anew each time. */
export const isAskedAnew: typeof isAgreementQuestion = (section, question) =>
  isAgreementQuestion(section, question) || question.default_question_id === 'receive_updates'
