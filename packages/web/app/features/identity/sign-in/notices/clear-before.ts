import type { NoticeName } from '#lib/visit/notices.ts'
import { clearAllNotifications, clearPageNotifications } from '#ui/notifications/notification-store.ts'
import { forgetGuest, forgetUser } from './forget-visitor.ts'

/**
 * AUTH-54, AUTH-63: what was said before a sign-in or a sign-out goes with it, and what the browser keeps of a guest, or of whoever was
 * signed in. At once: its own words are fetched, and on a slow line they would take away what has been said and chosen in between.
 */
export function clearBefore(name: NoticeName): void {
  if (name === 'signed-in' || name === 'account-created') {
    clearPageNotifications()
    forgetGuest()
  } else if (name === 'signed-out') {
    clearAllNotifications()
    forgetUser()
  }
}
