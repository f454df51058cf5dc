import { dayOf } from '../../format.ts'
import { addDays } from '../../time/plain-date.ts'

/**
 * The day on which a ticket is paid for again: the one before the cut-off of the first draw that it is not in, so that a card that is
 * refused can be tried again in time. `closesAt` is of a draw that it is in, `draws` how many it is in from there on; they are weekly,
 * and days are plain, so that no change of the clocks moves one.
 */
export const renewalDay = (closesAt: string, draws: number, timeZone: string): string =>
  addDays(dayOf(closesAt, timeZone), draws * 7 - 1)

const HOUR_MS = 60 * 60_000
/** Hours after a refused charge until the next: the afternoon of the same day, and the morning of the next. */
const TRY_AGAIN_AFTER_HOURS = [6, 18] as const

/** When a refused renewal is tried again; null where it no longer is: after the last try, or at the cut-off. */
export function nextTry(attempts: number, now: Date, cutOff: Date | null): Date | null {
  const hours = TRY_AGAIN_AFTER_HOURS[attempts - 1]
  if (hours === undefined || cutOff === null) return null
  const next = new Date(now.getTime() + hours * HOUR_MS)
  return next < cutOff ? next : null
}
