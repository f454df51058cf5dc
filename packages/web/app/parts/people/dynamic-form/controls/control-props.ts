import type { ReactNode } from 'react'
import type { Answer, FormKind, FormOption, FormQuestion } from '@clubhouse/contract/people/forms'
import { displayDate, isPlainDate } from '@clubhouse/domain/time/plain-date'
import { isRequired } from '@clubhouse/domain/people/forms/structure'
import type { FieldText } from '#ui/field/field.tsx'
import type { SaysOfBirth } from '#parts/people/birth/birth-field.tsx'
import { FORM } from '../messages.ts'

/** What every control is given. Its field keeps what is typed; `answer` is only what it begins with. */
export interface ControlProps {
  question: FormQuestion
  kind: FormKind
  isAboutOneself?: boolean
  saysOfBirth?: SaysOfBirth | undefined
  answer: Answer
  options: readonly FormOption[]
  error: string | undefined
  /** What has become of the answer; it takes the hint's place. */
  note?: string | null
  id: string
  name: string
  today: string
  /** FORM-29: it does not apply. */
  isClosed: boolean
  /** It does not apply, or nobody may change it. */
  isDisabled: boolean
  /** Without a script lists cannot follow each other and nothing can be shown later. */
  hasScript: boolean
  /** FORM-09: for a control that has room for the link itself. */
  readMore?: ReactNode
}

/** What the field says about itself (FORM-04). */
export function textOf({ question, error, note, id, isClosed }: ControlProps): FieldText {
  const { label, display_as: display } = question.input
  return {
    id,
    label: label || question.label,
    hint: isClosed ? FORM.closed : note || display.hint || undefined,
    error: isClosed ? undefined : error,
    optional: !isRequired(question),
    hidesLabel: !display.show_label,
  }
}

/** FORM-25. What could not be read stands there as it was typed. */
export function wordsOf(answer: Answer): string {
  if (typeof answer !== 'string') return ''
  return isPlainDate(answer) ? displayDate(answer) : answer
}

/** FORM-15, FORM-20: the shortest of the limits. */
export function lengthLimitOf({ input }: FormQuestion): number | null {
  const limits = input.validations.flatMap(({ type, metadata }) =>
    type === 'maxLength' && metadata.max_length !== null ? [metadata.max_length] : [],
  )
  return limits.length === 0 ? null : Math.min(...limits)
}

/** Of the field for words of one's own. */
export const otherId = (id: string): string => `${id}-other`
