/** Runs something now and then until it is told to stop; a failure is told and does not end it. */
export function repeat(
  everyMs: number,
  work: () => Promise<void>,
  onTrouble: (error: Error) => void,
): { stop: () => Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    running = work().catch((error: unknown) =>
      onTrouble(error instanceof Error ? error : new Error(String(error))),
    )
  }, everyMs)
  // Nothing waits for it: a process that has nothing else to do may end.
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
