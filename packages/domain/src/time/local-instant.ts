import { tzOffset } from '@date-fns/tz/tzOffset'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/**
 * The instant at which a wall in the zone shows this time; `shown` is that time as if it were UTC. A time that the change of
 * clocks leaves out is an hour later, one that comes twice is the first.
 */
export function instantAt(shown: number, timeZone: string): Date {
  // Clocks change once in two days at most: the offset is one of those before and after.
  const before = tzOffset(timeZone, new Date(shown - DAY_MS))
  const after = tzOffset(timeZone, new Date(shown + DAY_MS))
  const at = (offset: number) => new Date(shown - offset * MINUTE_MS)
  const isRight = (offset: number) => tzOffset(timeZone, at(offset)) === offset
  return at(!isRight(before) && isRight(after) ? after : before)
}
