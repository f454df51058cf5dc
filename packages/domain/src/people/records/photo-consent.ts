import type { FormAnswers, FormSection } from '@clubhouse/contract/people/forms'
import { indexOf } from '../forms/structure.ts'
import { isGuardedQuestion } from '../../messages/mailings/guarded-questions.ts'

/**
 * Whether photos of somebody may be taken, by the platform’s own question; null where nobody said, and where the club asks it
 * among what is shown only for a reason.
 */
export function photosIn(form: { sections: FormSection[] }, answers: Partial<FormAnswers>): boolean | null {
  const asked = indexOf(form).byDefaultId.get('photo_permission')
  if (!asked || isGuardedQuestion(asked.section, asked.question)) return null
  const given = (answers.sections ?? [])
    .flatMap(({ questions }) => questions)
    .find(({ question_id: id }) => id === asked.question.question_id)?.answer
  return typeof given === 'boolean' ? given : null
}
