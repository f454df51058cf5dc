/** How long a duty goes on before it makes room: then it looks again, and a stop is never far. */
const TURN_MS = 30_000

/** Something that this process does when it is woken. All that it knows is in our own tables. */
export interface Duty {
  name: string
  /** What tells of new rows, at the commit; null for what only the minute wakes. */
  channel: string | null
  /** Does what is due, and says whether there was anything. */
  run(isOver: () => boolean): Promise<boolean>
  /** When something comes due next; null when nothing waits. Where it is left out only the channel and the minute wake it. */
  nextDue?: () => Promise<Date | null>
  /** Since when the oldest of what is due waits; null where nothing does. */
  oldestDue?: () => Promise<Date | null>
}

/** True once the turn is over, or the process is to stop. */
export function turn(stopping: AbortSignal): () => boolean {
  const endsAt = performance.now() + TURN_MS
  return () => stopping.aborted || performance.now() >= endsAt
}
