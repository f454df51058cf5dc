import type { FormQuestion, FormSection } from '@clubhouse/contract/people/forms'
import { isMedicalQuestion } from '../../people/forms/question-sections.ts'

/** What a club may call such a section or question of its own; rather one too many than one too few. */
const GUARDED_WORDS =
  /medical|medicat|health|allerg|illness|disab|diagnos|special needs|additional needs|safeguard|child protection|welfare|vetting|garda|access ?ni|\bdbs\b/i

/**
 * Answers that only some people of a club may know: about somebody's health, and about the safety of children. They are no
 * condition of a list for anybody else, since who is on it would tell them.
 */
export const isGuardedQuestion = (
  section: Pick<FormSection, 'default_section_id' | 'label'>,
  question: Pick<FormQuestion, 'default_question_id' | 'label'>,
): boolean => isMedicalQuestion(section, question) || GUARDED_WORDS.test(`${section.label} ${question.label}`)

/** Until the club can give the right to single people, it is its owner's alone. */
export const mayAskGuarded = (roles: readonly string[]): boolean => roles.includes('owner')
