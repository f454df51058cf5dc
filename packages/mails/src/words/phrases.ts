import { mailName } from '@clubhouse/domain/messages/mail/mail-name'

/** Line breaks, and the marks that turn the direction of what follows; joiners belong to some names. */
const INVISIBLE = /\p{Cc}|[\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu

/** Fit for a subject and for a header. */
export const oneLine = (text: string): string =>
  text.toWellFormed().replace(INVISIBLE, ' ').replace(/\s+/gu, ' ').trim()

export function greeting(firstName: string): string {
  const name = mailName(firstName)
  return name ? `Hello ${name},` : 'Hello,'
}

/** Beside every code: most codes that are stolen were asked for on the telephone. */
export const keepToYourself = (club: string): string =>
  `Anyone with this code can get into your account, so please don’t forward this email or share the code. ${club} will never ask you for it.`
