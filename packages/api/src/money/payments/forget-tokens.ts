import { sql } from 'drizzle-orm'
import type { Schedule } from '#kernel/jobs/schedules.ts'
import { clubByClub } from './by-club.ts'

const DAY_MS = 86_400_000

/**
 * Once a day what a browser confirmed with is forgotten of payments that have been over for a day: until then whoever asks again with
 * the key of their checkout is answered the same.
 */
export const forgetTokens = (onTrouble: (error: Error) => void): Schedule =>
  clubByClub({
    kind: 'forget-payment-tokens',
    everyMinutes: 24 * 60,
    atOnce: 1,
    onTrouble,
    due: () => sql`select id as club_id, id from clubs`,
    work: (tx, clubId, _ids, now) =>
      tx.execute(sql`
        update payments set payment_token = null where club_id = ${clubId} and payment_token is not null
          and settled_at < ${new Date(now.getTime() - DAY_MS).toISOString()}`),
  })
