import type { Database } from '#kernel/db/database.ts'
import { providerFailures } from '#kernel/jobs/tables.ts'
import { failureOf } from '#kernel/outgoing/failure.ts'

/** Asks, and writes down why nothing came: those who look after the settings are shown it. */
export async function notingFailure<T>(
  { db, now }: { db: Database; now: () => Date },
  { clubId, provider }: { clubId: string; provider: 'first' | 'second' },
  ask: () => Promise<T>,
): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const noted = { kind: failureOf(error).kind, at: now() }
    await db
      .withClub(clubId, (tx) =>
        tx
          .insert(providerFailures)
          .values({ clubId, provider, ...noted })
          .onConflictDoUpdate({ target: [providerFailures.clubId, providerFailures.provider], set: noted }),
      )
      // A note that cannot be written is no reason to hide what went wrong.
      .catch(() => undefined)
    throw error
  }
}
