import type { Answer, FormAnswers, FormSection } from '@clubhouse/contract/people/forms'
import { indexOf, isEmpty, type PlacedQuestion } from '../forms/structure.ts'
import { isGuardedQuestion } from '../../messages/mailings/guarded-questions.ts'

export interface TakenAnswer {
  section: string
  label: string
  answer: Answer
}

/**
 * What was answered, by the form that it was given to, in two heaps: what those who run a club may read, and what is shown only
 * for a reason. Whatever is asked because of a guarded question is guarded with it; what the form does not ask is in neither.
 */
export function sortAnswers(
  form: { sections: FormSection[] },
  answers: Partial<FormAnswers>,
): { open: TakenAnswer[]; guarded: TakenAnswer[] } {
  const { placed, byId } = indexOf(form)
  const given = new Map(
    (answers.sections ?? []).flatMap(({ questions }) =>
      questions.map(({ question_id: id, answer }) => [id, answer] as const),
    ),
  )
  const heaps = { open: [] as TakenAnswer[], guarded: [] as TakenAnswer[] }
  for (const each of placed) {
    const answer = given.get(each.question.question_id)
    if (answer === undefined || isEmpty(answer)) continue
    const { section, question } = each
    const label = question.label || question.input.label || ''
    heaps[isGuarded(each, byId) ? 'guarded' : 'open'].push({ section: section.label, label, answer })
  }
  return heaps
}

/**
 * Whether something was said that a coach should know of. "No" to the platform's question about a medical condition is nothing; every
 * other guarded answer is, since nobody knows what a club asks with a question of its own.
 */
export function hasNote(form: { sections: FormSection[] }, answers: Partial<FormAnswers>): boolean {
  const { placed, byId } = indexOf(form)
  const given = new Map(
    (answers.sections ?? []).flatMap(({ questions }) =>
      questions.map(({ question_id: id, answer }) => [id, answer] as const),
    ),
  )
  return placed.some((each) => {
    const { question_id: id, default_question_id: asked } = each.question
    const answer = given.get(id)
    if (answer === undefined || isEmpty(answer) || !isGuarded(each, byId)) return false
    return !(asked === 'has_medical_condition' && answer === false)
  })
}

/** A question about somebody's health or safety, or one that is asked because of such a one. */
export function isGuarded(
  { section, question }: PlacedQuestion,
  byId: ReadonlyMap<string, PlacedQuestion>,
  seen: ReadonlySet<string> = new Set(),
): boolean {
  if (isGuardedQuestion(section, question)) return true
  const known = new Set([...seen, question.question_id])
  return question.input.condition.some(({ question_id: id }) => {
    const asked = byId.get(id)
    return asked !== undefined && !known.has(id) && isGuarded(asked, byId, known)
  })
}

/** The same answers without those that are guarded; null where none of them is. */
export function withoutGuarded(
  form: { sections: FormSection[] },
  answers: Partial<FormAnswers>,
): Partial<FormAnswers> | null {
  const { byId } = indexOf(form)
  let isAny = false
  const sections = (answers.sections ?? []).map((section) => ({
    ...section,
    questions: section.questions.filter(({ question_id: id, answer }) => {
      const placed = byId.get(id)
      // What the form does not ask is kept for nobody to read: it goes along.
      const goes = placed === undefined || isGuarded(placed, byId)
      isAny ||= goes && !isEmpty(answer)
      return !goes
    }),
  }))
  return isAny ? { ...answers, sections } : null
}
