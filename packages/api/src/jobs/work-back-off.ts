const MINUTE_MS = 60_000
/** How long after each failure in a row the step is tried again; after the last of them it is given up. */
const WAITS_MINUTES = [1, 5, 15, 60]

/** Null when it was tried often enough. `pace` shortens the waits for tests. */
export function nextTry(failures: number, now: Date, pace: number): Date | null {
  const minutes = WAITS_MINUTES[failures - 1]
  return minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE_MS * pace)
}
