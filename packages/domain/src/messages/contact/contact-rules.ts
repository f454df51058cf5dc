import type { ContactMessage } from '@clubhouse/contract/messages/contact'
import { tidyEmail } from '../../identity/email-rules.ts'
import { isDigits } from '../../validators/characters.ts'
import { email as emailValidator, maxLength, minLength, onlySaid } from '../../validators/validators.ts'

/** CONST-07. OPEN-062: the least length of a name is that of any text in a form. */
export const CONTACT_LIMITS = {
  name: { min: 2, max: 32 },
  email: { min: 4, max: 64 },
  /** `masked` is what the field lets in; a call may bring more. */
  phone: { max: 64, masked: 15 },
  message: { min: 4, max: 1500 },
} as const

/** CONTACT-06 */
export const CONTACT_SUBJECT = 'Website contact form'

/** CONTACT-24 */
export const SEND_DELAY_MS = 500

/** OPEN-065 */
export const MESSAGE_NOT_SENT = 'Your message could not be sent. Please try again later.'

/** CONTACT-08 to CONTACT-22 */
export const CONTACT_MESSAGES = {
  nameRequired: 'Please enter your name',
  surnameRequired: 'Please enter your surname',
  emailRequired: 'Please enter your email',
  emailInvalid: 'Please enter a valid email address',
  messageRequired: 'Please enter your message',
  digits: 'Phone must consist of digits only',
  subject: `The subject must be "${CONTACT_SUBJECT}"`,
  tooShort: (field: string, min: number) => `${field} must be at least ${min} characters long`,
  tooLong: (field: string, max: number) => `${field} must be at most ${max} characters long`,
} as const

/** What somebody typed, by the fields of the form. */
export interface ContactForm {
  name: string
  surname: string
  email: string
  phone: string
  message: string
}
export type ContactField = keyof ContactForm
/** The fields of a message as it is sent (DATA-07). */
export type SentField = 'sender' | 'sender_email' | 'sender_phone' | 'subject' | 'content'

/** In the order of the form, only what is wrong. */
export function contactErrors(typed: ContactForm): Partial<Record<ContactField, string>> {
  const { name, surname, email, phone, message } = tidyContact(typed)
  const { name: nameLimits, email: emailLimits, message: messageLimits } = CONTACT_LIMITS
  const { nameRequired, surnameRequired, emailRequired, emailInvalid, messageRequired } = CONTACT_MESSAGES
  return onlySaid({
    name: lengthError(name, 'Name', nameRequired, nameLimits),
    surname: lengthError(surname, 'Surname', surnameRequired, nameLimits),
    email: lengthError(email, 'Email', emailRequired, emailLimits) ?? emailValidator(emailInvalid)(email),
    phone: phoneError(phone),
    message: lengthError(message, 'Message', messageRequired, messageLimits),
  })
}

/**
 * CONTACT-23, and the same for the other fields: what nobody sees does not count. Line breaks are one character each,
 * although a form that is posted without a script sends two.
 */
export function tidyContact({ name, surname, email, phone, message }: ContactForm): ContactForm {
  return {
    name: tidyName(name),
    surname: tidyName(surname),
    email: tidyEmail(email),
    phone: tidyPhone(phone),
    message: tidyMessage(message),
  }
}

/** CONTACT-06, CONTACT-07, OPEN-063, OPEN-064: the form as it is sent. */
export function contactMessage(typed: ContactForm): ContactMessage {
  const { name, surname, email, phone, message } = tidyContact(typed)
  return {
    content: message,
    sender: `${name} ${surname}`,
    sender_email: email,
    sender_phone: phone || null,
    subject: CONTACT_SUBJECT,
  }
}

/** OPEN-067: a message is refused exactly when no form that may be sent could have made it. */
export function messageErrors(message: ContactMessage): Partial<Record<SentField, string>> {
  const { name, surname, email, message: content } = contactErrors(asForm(message))
  return onlySaid({
    sender: name ?? surname ?? null,
    sender_email: email ?? null,
    // As it came: how a number is written is the form's business.
    sender_phone: phoneError(message.sender_phone ?? ''),
    subject: message.subject === CONTACT_SUBJECT ? null : CONTACT_MESSAGES.subject,
    content: content ?? null,
  })
}

/** The form that such a message came from: a name of several words is parted where both parts are names. */
export function asForm({ sender, sender_email, sender_phone, content }: ContactMessage): ContactForm {
  const words = tidyName(sender).split(' ')
  const partedAt = (at: number) => ({
    name: words.slice(0, at).join(' '),
    surname: words.slice(at).join(' '),
  })
  const { min, max } = CONTACT_LIMITS.name
  const fits = (part: string) => part !== '' && (minLength(min)(part) ?? maxLength(max)(part)) === null
  const names =
    words.map((_, at) => partedAt(at + 1)).find(({ name, surname }) => fits(name) && fits(surname)) ??
    partedAt(1)
  return { ...names, email: sender_email, phone: sender_phone ?? '', message: content }
}

/** CONTACT-19, OPEN-063: a plus, and no more than fifteen digits after it. */
export function maskPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, CONTACT_LIMITS.phone.masked)
  return digits && `+${digits}`
}

const CALLING_CODES: Record<string, string | undefined> = {
  Ireland: '353',
  'Northern Ireland': '44',
  England: '44',
  Scotland: '44',
  Wales: '44',
}

/** People leave out the code of their own country: behind the plus of the mask it is the club's. */
export function withCallingCode(masked: string, country: string | null): string {
  const code = CALLING_CODES[country ?? '']
  if (/^\+00[1-9]/.test(masked)) return `+${masked.slice(3)}`
  return code !== undefined && /^\+0[1-9]\d{7,9}$/.test(masked) ? `+${code}${masked.slice(2)}` : masked
}

function lengthError(
  text: string,
  field: string,
  required: string,
  { min, max }: { min: number; max: number },
): string | null {
  if (text === '') return required
  const { tooShort, tooLong } = CONTACT_MESSAGES
  return minLength(min, tooShort(field, min))(text) ?? maxLength(max, tooLong(field, max))(text)
}

/** CONTACT-18 */
function phoneError(phone: string): string | null {
  if (phone !== '' && !isDigits(phone)) return CONTACT_MESSAGES.digits
  const { max } = CONTACT_LIMITS.phone
  return maxLength(max, CONTACT_MESSAGES.tooLong('Phone', max))(phone)
}

/** A name is one line. */
const tidyName = (typed: string): string =>
  typed
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

/** How people write numbers is not part of them. */
const tidyPhone = (typed: string): string => typed.replace(/[\s().\-\u2010-\u2015]/g, '').replace(/^\++/, '')

/** As it counts and as it goes. */
export const tidyMessage = (typed: string): string =>
  typed
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
