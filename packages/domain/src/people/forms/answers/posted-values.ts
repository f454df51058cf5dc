import type { Answer, FormQuestion } from '@clubhouse/contract/people/forms'
import { parseDate } from '../../../time/plain-date.ts'
import { tidyChoice, tidyTelephone, tidyText } from './adopt-answer.ts'
import { mayBeOther, OTHER } from '../options.ts'
import { displayTypeOf, type Form, indexOf, inputTypeOf, type Values } from '../structure.ts'

/** The name of a question's field in the page; the words for "Other" have a field of their own. */
export const fieldName = (questionId: string): string => `q.${questionId}`
export const otherFieldName = (questionId: string): string => `q.${questionId}.other`

/** What was typed and chosen, read alike by the browser and, for a page without a script, by the server. */
export function readPosted(form: Form, all: (name: string) => string[]): Values {
  const values: Record<string, Answer> = {}
  for (const { question } of indexOf(form).placed) {
    const id = question.question_id
    values[id] = readField(question, all(fieldName(id)), all(otherFieldName(id))[0] ?? '')
  }
  return values
}

export function readField(question: FormQuestion, posted: readonly string[], other: string): Answer {
  const typed = posted[0] ?? ''
  switch (inputTypeOf(question)) {
    case 'text':
      return tidyText(question, typed)
    case 'telephone':
      return tidyTelephone(typed) || null
    case 'date':
      return readDate(typed)
    case 'boolean':
      return readBoolean(question, posted)
    case 'singleChoice':
      return mayBeOther(question) && typed === OTHER
        ? (tidyText(question, other) ?? OTHER)
        : tidyChoice(question, typed)
    case 'multipleChoice':
      return [...new Set(posted.filter((value) => value !== ''))]
    case null:
      return null
  }
}

/** What cannot be read stays as it was typed, so that the verdict can say why. */
function readDate(typed: string): string | null {
  const parsed = parseDate(typed)
  if (parsed.ok) return parsed.iso
  return parsed.reason === 'empty' ? null : typed.trim()
}

/** FORM-08. A box that is left posts nothing, and that is a no. */
function readBoolean(question: FormQuestion, posted: readonly string[]): boolean | null {
  if (displayTypeOf(question) === 'checkbox') return posted.length > 0 && posted[0] !== 'false'
  return posted[0] === 'true' ? true : posted[0] === 'false' ? false : null
}
