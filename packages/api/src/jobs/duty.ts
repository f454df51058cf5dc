/** How long a job of the queue goes on before it makes room: then it queues up again, and a stop is never far. */
const TURN_MS = 30_000

/** What a queue's job does when it is woken. All that it knows is in our own tables: the job itself says nothing. */
export interface Duty {
  name: DutyName
  /** Does what is due, and says when there is more. */
  run(isOver: () => boolean): Promise<DutyOutcome>
}

export type DutyName = 'mails' | 'work' | 'clock'

export interface DutyOutcome {
  /** When something comes due next; null when nothing waits. */
  nextAt: Date | null
}

/** True once the turn is over, or the process is to stop. */
export function turn(stopping: AbortSignal): () => boolean {
  const endsAt = performance.now() + TURN_MS
  return () => stopping.aborted || performance.now() >= endsAt
}
