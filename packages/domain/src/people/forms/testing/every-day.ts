import { createHash } from 'node:crypto'
import {
  addYears,
  ageOn,
  dayAfter,
  displayDate,
  fromWireDate,
  parseDate,
  toWireDate,
} from '../../../time/plain-date.ts'
import { boundDay } from '../answers/date-bounds.ts'

/** What the engine makes of every day of a century: the same digest everywhere, and no day changed. */
export function everyDay() {
  const digest = createHash('sha256')
  let days = 0
  let changed = 0
  for (let day = '1940-01-01'; day < '2040-01-01'; day = dayAfter(day)) {
    const typed = parseDate(displayDate(day))
    const sent = toWireDate(day)
    // The way out and back, and the instant as any other program reads it.
    const back = [typed.ok ? typed.iso : '', fromWireDate(sent), new Date(sent).toISOString().slice(0, 10)]
    if (back.some((each) => each !== day)) changed += 1
    const bounds = [
      boundDay('now', day, 'less'),
      boundDay('-18y', day, 'less'),
      boundDay('-18y', day, 'greater'),
    ]
    digest.update([day, sent, ...bounds, addYears(day, 1, 'day-after'), ageOn('2008-02-29', day)].join())
    days += 1
  }
  return { days, changed, digest: digest.digest('hex') }
}

/** In January and in July, so that a zone shows whether it changes its clocks. */
const offsets = () =>
  [new Date('2026-01-15T12:00:00Z'), new Date('2026-07-15T12:00:00Z')].map((at) => at.getTimezoneOffset())

// Started by a test in a process of its own, since a time zone is the whole process's.
if (import.meta.main) process.stdout.write(JSON.stringify({ ...everyDay(), offsets: offsets() }))
