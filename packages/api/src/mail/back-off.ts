import type { Mail } from '@clubhouse/domain/mails'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * How long after each attempt the next one comes. The first wait is longer than any sending takes: until then
 * the mail belongs to whoever claimed it.
 */
const WAITS_MINUTES = [1, 5, 15, 60, 180, 360, 720]
const LONGEST_WAIT_MINUTES = 720

/** No mail is worth more than a day of trying. */
const GIVE_UP_MS = 24 * HOUR_MS

export function nextAttempt(attempts: number, now: Date, pace = 1): Date {
  const minutes = WAITS_MINUTES[attempts - 1] ?? LONGEST_WAIT_MINUTES
  return new Date(now.getTime() + minutes * MINUTE_MS * pace)
}

/** Up to when a mail is of use: a code that works no more only confuses. */
export function usefulUntil(mail: Mail, createdAt: Date): Date {
  return new Date(createdAt.getTime() + Math.min(GIVE_UP_MS, lifeOf(mail)))
}

function lifeOf(mail: Mail): number {
  switch (mail.template) {
    case 'recovery-code':
      return mail.payload.minutes * MINUTE_MS
    case 'invitation':
      return mail.payload.hours * HOUR_MS
    case 'verify-email':
    case 'role-given':
    case 'password-changed':
    case 'account-exists':
    case 'mailing':
    case 'lotto-friend':
    case 'contact-message':
      return GIVE_UP_MS
    default:
      // Of a newer process: it knows, we do not.
      return GIVE_UP_MS
  }
}
