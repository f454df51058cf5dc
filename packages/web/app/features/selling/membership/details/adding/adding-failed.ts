import { ADDING } from '../messages.ts'

/** ERR-30 */
const EMAIL_SHARED = 'Please update the email for'
/** ERR-32 */
const CUTOFF = 'Invalid registration information: cutoff date is in the past.'

/** ERR-30: not said but explained. */
export const isEmailShared = (message: string): boolean => message.includes(EMAIL_SHARED)

/** ERR-31 to ERR-35: as the server said it, except where we know better words. */
export function addingFailed(message: string): string {
  if (message === CUTOFF) return ADDING.expired
  return message.trim() || ADDING.failed
}
