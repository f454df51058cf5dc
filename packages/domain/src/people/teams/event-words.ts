import type { TeamEvent } from '@clubhouse/contract/people/team-events'
import { dayOf, formatDay, formatTime } from '../../format.ts'
import { addDays } from '../../time/plain-date.ts'

type Named = Pick<TeamEvent, 'kind' | 'opponent' | 'is_home'>
type Timed = Pick<TeamEvent, 'starts_at' | 'ends_at'>

/** "Training", "Match v Kilbrack Celtic, home". */
export function eventName({ kind, opponent, is_home: isHome }: Named): string {
  if (kind === 'training') return 'Training'
  const against = opponent === '' ? 'Match' : `Match v ${opponent}`
  return `${against}, ${isHome ? 'home' : 'away'}`
}

/** "18:30 to 19:30". */
export function timesOf({ starts_at: from, ends_at: to }: Timed, timeZone: string): string {
  const begins = formatTime(from, timeZone)
  return to === null ? begins : `${begins} to ${formatTime(to, timeZone)}`
}

/** "today", "tomorrow", "Sunday 22 November". */
export function nearDay(at: string, now: Date, timeZone: string): string {
  const today = dayOf(now.toISOString(), timeZone)
  const day = dayOf(at, timeZone)
  if (day === today) return 'today'
  return day === addDays(today, 1) ? 'tomorrow' : formatDay(at, timeZone)
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** "in 1 hour 10 minutes" within a day, "on now" once it has begun; null when it is further away. */
export function untilWords({ starts_at: at }: Timed, now: Date): string | null {
  const minutes = Math.ceil((Date.parse(at) - now.getTime()) / 60_000)
  if (minutes <= 0) return 'on now'
  if (minutes > 12 * 60) return null
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts = [hours > 0 ? counted(hours, 'hour') : '', rest > 0 ? counted(rest, 'minute') : '']
  return `in ${parts.filter(Boolean).join(' ')}`
}

/** "3 – 1" as the home side reads it, where both are known. */
export function scoresOf({
  our_score: ours,
  their_score: theirs,
  is_home: isHome,
}: Pick<TeamEvent, 'our_score' | 'their_score' | 'is_home'>): { home: string; away: string } | null {
  if (ours === null || theirs === null) return null
  return isHome ? { home: String(ours), away: String(theirs) } : { home: String(theirs), away: String(ours) }
}

/** What families read when it is off: "no training today 18:30, the pitch is waterlogged. Next: Tuesday 24 November, 18:30." */
export function offWords(
  event: Named & Timed,
  { reason, next, now, timeZone }: { reason: string; next: string | null; now: Date; timeZone: string },
): string {
  const when = `${nearDay(event.starts_at, now, timeZone)} ${formatTime(event.starts_at, timeZone)}`
  const what = event.kind === 'training' ? `No training ${when}` : `${eventName(event)} (${when}) is off`
  const why = reason === '' ? '' : `: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`
  const after = next === null ? '' : ` Next: ${nearDay(next, now, timeZone)}, ${formatTime(next, timeZone)}.`
  return `${what}${why}.${after}`
}
