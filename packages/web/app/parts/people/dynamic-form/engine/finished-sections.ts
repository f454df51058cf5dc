import { initialValues } from '@clubhouse/domain/people/forms/answers/initial-values'
import { indexOf, isEmpty } from '@clubhouse/domain/people/forms/structure'
import type { FormError } from '@clubhouse/domain/people/forms/answers/verdict'
import { type FormSession, isSameAnswer } from './form-session.ts'

/**
 * Sections with something in them and nothing wrong: what is still empty and may be so, or stands as the form itself
 * begins, is not called done.
 */
export function finishedSections({ form, settled }: FormSession, wrong: readonly FormError[]): Set<string> {
  const open = new Set(wrong.map(({ section_id }) => section_id))
  const beginning = initialValues(form)
  const isAnswered = ({ question_id: id }: { question_id: string }) => {
    const answer = settled.values[id] ?? null
    return !isEmpty(answer) && answer !== false && !isSameAnswer(answer, beginning[id] ?? null)
  }
  const done = indexOf(form).sections.filter(
    ({ section_id, questions }) => !open.has(section_id) && questions.some(isAnswered),
  )
  return new Set(done.map(({ section_id }) => section_id))
}
