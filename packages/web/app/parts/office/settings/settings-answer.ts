import { data } from 'react-router'
import type { FormAnswer } from '../../../lib/form/form-answer.ts'

/** What a form of settings is answered where somebody else saved meanwhile: theirs stands beside what was typed. */
export interface SettingsAnswer extends FormAnswer {
  /** What the next save is made on. */
  version?: string
  /** By field, in words, only where it differs from what was typed. */
  theirs?: Record<string, string>
}

/** Both are shown, nothing is lost, and saving again saves what then stands in the fields. */
export function answerBoth({
  values,
  typed = values,
  theirs,
  version,
  message,
}: {
  /** What was typed, and where that differs, in words for people. */
  values: Record<string, string>
  typed?: Record<string, string>
  /** What is kept now, of the same fields and in the same words. */
  theirs: Record<string, string>
  version: string
  message: string
}) {
  const differing = Object.entries(theirs).filter(([name, text]) => (typed[name] ?? '') !== text)
  const answer: SettingsAnswer = {
    errors: {},
    notice: null,
    formError: message,
    values,
    version,
    theirs: Object.fromEntries(differing),
  }
  return data(answer, { status: 409 })
}
