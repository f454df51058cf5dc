import type { NoticeName } from '#lib/visit/notices.ts'
import { clearAllNotifications, clearPageNotifications } from '#ui/notifications/notification-store.ts'

/**
 * AUTH-54, AUTH-63: what was said before a sign-in or a sign-out goes with it. At once: its own words are fetched, and on a slow line
 * they would take away what has been said in between.
 */
export function clearBefore(name: NoticeName): void {
  if (name === 'signed-in' || name === 'account-created') clearPageNotifications()
  else if (name === 'signed-out') clearAllNotifications()
}
