import { MOST_WEEKS } from '@clubhouse/contract/people/team-event-limits'
import { addDays } from '../../time/plain-date.ts'
import { instantAt } from '../../time/local-instant.ts'
import { dayOf, formatTime } from '../../format.ts'

/** Days and times as somebody writes them, on the club's own clock. */
export interface WrittenTimes {
  day: string
  time: string
  ends: string | null
  meets: string | null
}

export interface EventTimes {
  startsAt: Date
  endsAt: Date | null
  meetsAt: Date | null
}

const at = (day: string, time: string, timeZone: string): Date =>
  instantAt(Date.parse(`${day}T${time}:00Z`), timeZone)

/** An end before the beginning is on the day after; people meet on the day itself. */
export function eventTimes({ day, time, ends, meets }: WrittenTimes, timeZone: string): EventTimes {
  return {
    startsAt: at(day, time, timeZone),
    endsAt: ends === null ? null : at(ends <= time ? addDays(day, 1) : day, ends, timeZone),
    meetsAt: meets === null ? null : at(day, meets, timeZone),
  }
}

/** The same, back from instants. */
export function writtenTimes(
  { startsAt, endsAt, meetsAt }: { startsAt: string; endsAt: string | null; meetsAt: string | null },
  timeZone: string,
): WrittenTimes {
  return {
    day: dayOf(startsAt, timeZone),
    time: formatTime(startsAt, timeZone),
    ends: endsAt && formatTime(endsAt, timeZone),
    meets: meetsAt && formatTime(meetsAt, timeZone),
  }
}

/** The day itself and the same weekday after it, up to and with the last; a season at most. */
export function weeklyDays(first: string, until: string | null): string[] {
  const days = [first]
  if (until === null) return days
  for (let day = addDays(first, 7); day <= until && days.length < MOST_WEEKS; day = addDays(day, 7))
    days.push(day)
  return days
}

/** What cannot be: by field, in words. */
export function timeProblems(
  { day, time, meets }: WrittenTimes,
  repeatUntil: string | null,
): Record<string, string> | null {
  if (meets !== null && meets > time) return { meets: 'Meeting time is after the start' }
  if (repeatUntil !== null && repeatUntil < day) return { repeat_until: 'The last day is before the first' }
  if (repeatUntil !== null && repeatUntil > addDays(day, 7 * MOST_WEEKS))
    return { repeat_until: 'Repeat for a year at most' }
  return null
}
