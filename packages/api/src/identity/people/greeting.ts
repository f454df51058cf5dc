import { mailName } from '@clubhouse/domain/mails/mail-name'

/**
 * The name with which a mail begins, or nothing: until somebody has shown that the mailbox is theirs, the name may
 * be what a stranger typed.
 */
export function greetingName({ firstName, isVerified }: { firstName: string; isVerified: boolean }): string {
  return isVerified ? mailName(firstName) : ''
}
