import type { FormQuestion, FormSection } from '@clubhouse/contract/people/forms'

/** Where a question stands, what was answered and what an editor noted about it is no part of the question. */
export const contentOf = ({ question_id, default_question_id, label, input }: FormQuestion) => ({
  question_id,
  default_question_id,
  label,
  input,
})

export const headOf = ({ section_id, default_section_id, label }: FormSection) => ({
  section_id,
  default_section_id,
  label,
})

/** By value and whatever the order of the keys: a database gives them back in an order of its own. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const left = Object.entries(one)
  return (
    left.length === Object.keys(other).length &&
    left.every(([key, value]) => key in other && isSame(value, (other as Record<string, unknown>)[key]))
  )
}
