export interface Closable {
  server: { close: () => Promise<unknown> }
  jobs: { stop: () => Promise<void> }
  /** The rest: what both of them need until their end. */
  close: () => Promise<void>
}

/**
 * Both ends stop at once. A visitor who takes their time would otherwise keep the jobs going, which then have too little
 * of the time left to finish theirs. Whatever does not stop well, the database is closed before anybody hears of it.
 */
export async function closeAll({ server, jobs, close }: Closable): Promise<void> {
  const outcomes = await Promise.allSettled([server.close(), jobs.stop()])
  await close()
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}
