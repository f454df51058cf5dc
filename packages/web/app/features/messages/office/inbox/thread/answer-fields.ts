import { MESSAGE_LIMITS } from '@clubhouse/contract/messages/office/message-limits'
import type { FormFields } from '#lib/form/form-fields.ts'
import { THREAD } from '../messages.ts'

/** As the server counts it. */
export const tidyAnswer = (typed: string): string => typed.replaceAll('\r\n', '\n').trim()

export function answerErrors({ field }: FormFields): Partial<Record<'content', string>> {
  const { length } = tidyAnswer(field('content'))
  if (length === 0) return { content: THREAD.empty }
  return length > MESSAGE_LIMITS.answer ? { content: THREAD.tooLong(MESSAGE_LIMITS.answer) } : {}
}
