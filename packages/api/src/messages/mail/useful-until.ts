import type { Mail } from '@clubhouse/domain/messages/mail/mails'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** No mail is worth more than a day of trying. */
const GIVE_UP_MS = 24 * HOUR_MS

/** Up to when a mail is of use: one whose code works no more only confuses. */
export function usefulUntil({ payload }: Mail, createdAt: Date): Date {
  return new Date(createdAt.getTime() + Math.min(GIVE_UP_MS, lifeOf(payload, createdAt)))
}

/** A mail with a code says for how long the code works, and an offer until when it holds. */
function lifeOf(payload: Mail['payload'] | undefined, createdAt: Date): number {
  if (payload && 'minutes' in payload) return payload.minutes * MINUTE_MS
  if (payload && 'hours' in payload) return payload.hours * HOUR_MS
  if (payload && 'until' in payload) return Date.parse(payload.until) - createdAt.getTime()
  return GIVE_UP_MS
}
