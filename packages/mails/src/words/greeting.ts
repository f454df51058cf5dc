import { mailName } from '@clubhouse/domain/mail-name'

export function greeting(firstName: string): string {
  const name = mailName(firstName)
  return name ? `Hello ${name},` : 'Hello,'
}
