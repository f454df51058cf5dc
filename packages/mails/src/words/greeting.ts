import { mailName } from '@clubhouse/domain/mails/mail-name'

export function greeting(firstName: string): string {
  const name = mailName(firstName)
  return name ? `Hello ${name},` : 'Hello,'
}
