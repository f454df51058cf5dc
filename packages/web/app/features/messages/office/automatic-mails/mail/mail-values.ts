import {
  AUTOMATIC_KINDS,
  AUTOMATIC_LIMITS,
  type AutomaticKind,
} from '@clubhouse/contract/messages/office/automatic-mail-kinds'
import { openingFault } from '@clubhouse/domain/messages/automatic-mails/opening'
import type { FormFields } from '#lib/form/form-fields.ts'
import { MAIL } from '../messages.ts'

/** Null for what is no automatic mail. */
export const kindIn = (given: string | undefined): AutomaticKind | null =>
  AUTOMATIC_KINDS.find((each) => each === given) ?? null

export function errorsIn(kind: AutomaticKind, { field }: FormFields): { opening?: string } {
  const opening = field('opening').trim()
  const limit = AUTOMATIC_LIMITS.opening
  const error = opening.length > limit ? MAIL.tooLong(limit) : openingFault(kind, opening)
  return error === null ? {} : { opening: error }
}
