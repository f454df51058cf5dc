import { isValidEmail } from '@clubhouse/domain/identity/email-rules'
import { type MailMessage, MailNotSent } from './port.ts'

const LONGEST_ADDRESS = 254
const CONTROL = /\p{Cc}/u
const HEADER_NAME = /^[A-Za-z0-9-]+$/

/** A line break in a header begins another header, with which an attacker could mail any address. */
export function refuseUnsafe({
  to,
  replyTo = to,
  bounce = to,
  subject,
  fromName,
  id,
  headers = {},
  follows = [],
}: MailMessage): void {
  for (const address of [to, replyTo, bounce]) {
    if (address.length > LONGEST_ADDRESS || !isValidEmail(address)) refuse('malformed address')
  }
  for (const value of [subject, fromName, id, ...follows, ...Object.values(headers)]) {
    if (CONTROL.test(value)) refuse('line break in a header')
  }
  if (!Object.keys(headers).every((name) => HEADER_NAME.test(name))) refuse('malformed header')
}

function refuse(reason: string): never {
  throw new MailNotSent(reason, { isFinal: true })
}
