import { Refusal } from '../http/problems.ts'
import type { ClubForm } from './forms.queries.ts'

/** So long after the club has saved the next version, whoever began with the one before may still hand it in. */
const OVERLAP_MS = 24 * 60 * 60_000

/** From what moment on a version has to be the newest, or replaced since. */
export const stillOpenSince = (now: Date): Date => new Date(now.getTime() - OVERLAP_MS)

/** Answers to questions that the club asks no more would be worth nothing to it, and those that it asks now be missing. */
export function refuseClosed(
  { isArchived, replacedAt }: Pick<ClubForm, 'isArchived' | 'replacedAt'>,
  now: Date,
): void {
  if (isArchived)
    throw new Refusal(409, 'form_closed', 'The club does not ask with this form any more. Nothing was sent.')
  if (replacedAt !== null && new Date(replacedAt) <= stillOpenSince(now))
    throw new Refusal(
      409,
      'form_changed',
      'This form has changed. Please look at it again; your answers are kept.',
    )
}
