import { Refusal } from '@clubhouse/contract/refusal'
import type { ClubForm } from './forms.queries.ts'

/** So long after the club has saved the next version, whoever began with the one before may still hand it in. */
const OVERLAP_MS = 24 * 60 * 60_000

/** From what moment on a version has to be the newest, or replaced since. */
export const stillOpenSince = (now: Date): Date => new Date(now.getTime() - OVERLAP_MS)

type Openness = Pick<ClubForm, 'isArchived' | 'replacedAt'>

/** Nobody can answer it any more. */
export const isClosed = ({ isArchived, replacedAt }: Openness, now: Date): boolean =>
  isArchived || (replacedAt !== null && new Date(replacedAt) <= stillOpenSince(now))

/** Answers to questions that the club asks no more would be worth nothing to it, and those that it asks now be missing. */
export function refuseClosed(version: Openness, now: Date): void {
  if (version.isArchived)
    throw new Refusal(409, 'form_closed', 'The club no longer uses this form, so nothing was sent.')
  if (isClosed(version, now))
    throw new Refusal(
      409,
      'form_changed',
      'The club has changed this form. Please check it again: your answers are still here.',
    )
}
