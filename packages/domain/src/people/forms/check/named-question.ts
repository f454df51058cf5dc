import type { FormQuestion } from '@clubhouse/contract/people/forms'
import { type Form, indexOf } from '../structure.ts'

/** How a message about a form names a question, so that whoever edits the form finds it: by its place without a label. */
export function named(form: Form, question: FormQuestion): string {
  if (question.label.trim() !== '') return `"${question.label.trim()}"`
  const section = indexOf(form).sections.find(({ questions }) => questions.includes(question))
  if (!section) return 'A question without a label'
  const title = section.label.trim()
  return `Question ${section.questions.indexOf(question) + 1} in ${title === '' ? 'a section without a title' : `"${title}"`}`
}

/** What stands in a list more than once, each named once. */
export function repeated<T extends string | null>(ids: T[]): NonNullable<T>[] {
  const counted = new Map<T, number>()
  for (const id of ids) counted.set(id, (counted.get(id) ?? 0) + 1)
  return [...counted].flatMap(([id, count]) => (id !== null && count > 1 ? [id] : []))
}
