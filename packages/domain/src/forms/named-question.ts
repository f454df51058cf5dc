import type { FormQuestion } from '@clubhouse/contract/forms'

/** How a message about a form names a question, so that whoever edits the form finds it. */
export const named = ({ label, question_id }: FormQuestion): string => `"${label.trim() || question_id}"`
