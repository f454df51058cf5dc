import type { FormCondition } from '@clubhouse/contract/forms'
import { disabledWhen } from '../new-question.ts'

/** What a condition looks at before somebody has chosen a question. */
const NOT_CHOSEN = 'not-chosen'

/** A condition as it begins. It stands in the form from here on, so that no save drops it without a word. */
export const halfMadeCondition = (): FormCondition => disabledWhen(NOT_CHOSEN, '')

export const isWithoutQuestion = ({ question_id }: Pick<FormCondition, 'question_id'>): boolean =>
  question_id === NOT_CHOSEN
