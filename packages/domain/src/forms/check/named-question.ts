import type { FormQuestion } from '@clubhouse/contract/forms'
import { type Form, indexOf } from '../structure.ts'

/** How a message about a form names a question, so that whoever edits the form finds it: by its place without a label. */
export function named(form: Form, question: FormQuestion): string {
  if (question.label.trim() !== '') return `"${question.label.trim()}"`
  const section = indexOf(form).sections.find(({ questions }) => questions.includes(question))
  if (!section) return 'A question without a label'
  const title = section.label.trim()
  return `Question ${section.questions.indexOf(question) + 1} in ${title === '' ? 'a section without a title' : `"${title}"`}`
}
