import { eq } from 'drizzle-orm'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import { hashToken, newToken } from '#kernel/security/token-hash.ts'
import type { PreferencesDeps } from '../deps.ts'
import { calendarFeeds } from '../tables.ts'

/** Where a family's calendar is read; the secret is the whole permission. */
export const CALENDAR_PATH = '/calendar/'

/** A new secret address: it is told now and never again, and the one before leads nowhere from here on. */
export async function renewCalendar({ db, now, config }: PreferencesDeps, userId: string) {
  const secret = newToken()
  const made = { hash: hashToken(secret), createdAt: now() }
  await db.withPlatform((tx) =>
    tx
      .insert(calendarFeeds)
      .values({ userId, ...made })
      .onConflictDoUpdate({ target: calendarFeeds.userId, set: made }),
  )
  const url = `${siteOrigin({ type: 'myaccount' }, config)}${CALENDAR_PATH}${secret}.ics`
  return { url, made_at: made.createdAt.toISOString() }
}

export async function removeCalendar({ db }: Pick<PreferencesDeps, 'db'>, userId: string) {
  await db.withPlatform((tx) => tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId)))
  return { removed: true as const }
}
