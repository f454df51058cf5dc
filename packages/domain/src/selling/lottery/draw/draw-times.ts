import { dayOf } from '../../../format.ts'
import { instantAt } from '../../../time/local-instant.ts'
import { addDays } from '../../../time/plain-date.ts'

/** When a lotto is drawn, as the club says it. */
export interface DrawPlan {
  /** 1 is Monday. */
  weekday: number
  /** On the wall at the club: "21:00". */
  time: string
  closesMinutesBefore: number
  timeZone: string
}

export interface DrawTime {
  drawsAt: Date
  closesAt: Date
}

const MINUTE_MS = 60_000

/**
 * The next draws for which something can still be sold. It is the same time on the wall in summer and winter, on the days of
 * the change too; the close is so many real minutes before.
 */
export function nextDrawTimes(plan: DrawPlan, now: Date, count: number): DrawTime[] {
  const times: DrawTime[] = []
  for (let day = dayOf(now.toISOString(), plan.timeZone); times.length < count; day = addDays(day, 1)) {
    if (weekdayOf(day) !== plan.weekday) continue
    const drawsAt = instantAt(Date.parse(`${day}T${plan.time}:00.000Z`), plan.timeZone)
    const closesAt = new Date(drawsAt.getTime() - plan.closesMinutesBefore * MINUTE_MS)
    if (closesAt > now) times.push({ drawsAt, closesAt })
  }
  return times
}

/** As ISO counts: 7 is Sunday. */
const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7
