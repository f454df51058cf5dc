const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export interface TimeLeft {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/** How long it is until an instant; null once it has come. */
export function timeLeft(until: string, now: number): TimeLeft | null {
  const left = Date.parse(until) - now
  if (!(left > 0)) return null
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: Math.floor((left % MINUTE) / SECOND),
  }
}

/** The three that matter: days, hours and minutes, and on the last day hours, minutes and seconds. */
export function shownTime({ days, hours, minutes, seconds }: TimeLeft): { count: number; unit: string }[] {
  const all: [number, string][] =
    days > 0
      ? [
          [days, 'day'],
          [hours, 'hour'],
          [minutes, 'minute'],
        ]
      : [
          [hours, 'hour'],
          [minutes, 'minute'],
          [seconds, 'second'],
        ]
  return all.map(([count, unit]) => ({ count, unit: count === 1 ? unit : `${unit}s` }))
}

/** "5 days, 10 hours and 36 minutes" */
export function timeInWords(left: TimeLeft): string {
  const parts = shownTime(left).map(({ count, unit }) => `${count} ${unit}`)
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
