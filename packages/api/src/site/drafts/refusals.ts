import type { DraftState } from '@clubhouse/contract/site/office/drafts'
import { Refusal } from '@clubhouse/contract/refusal'
import { dayOf, formatLongDate, formatTime } from '@clubhouse/domain/format'

/** Somebody saved since: who and when, as the clock in the club says. Both versions are there: theirs here, and the caller's own. */
export function changedMeanwhile(
  saved: DraftState['saved'],
  { now, timeZone }: { now: Date; timeZone: string },
): Refusal {
  if (!saved) return new Refusal(409, 'draft_changed', 'Someone changed this. Your changes aren’t saved yet.')
  const isToday = dayOf(saved.at, timeZone) === dayOf(now.toISOString(), timeZone)
  const day = isToday ? '' : `on ${formatLongDate(saved.at, timeZone)} `
  return new Refusal(
    409,
    'draft_changed',
    `${saved.by ?? 'Someone'} saved ${day}at ${formatTime(saved.at, timeZone)}. Your changes aren’t saved yet.`,
  )
}

export const inThePast = (): Refusal =>
  new Refusal(422, 'invalid_data', 'Choose a time that is still to come', {
    errors: { at: 'Choose a time that is still to come' },
  })
