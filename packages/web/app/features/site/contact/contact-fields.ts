import {
  CONTACT_MESSAGES,
  type ContactField,
  contactErrors,
  type ContactForm,
} from '@clubhouse/domain/messages/contact/contact-rules'
import type { FormFields } from '#lib/form/form-fields.ts'

/** The field that no person fills in; its name is one that machines look for. */
export const TRAP = 'website'

export function readContact({ field }: FormFields): ContactForm {
  return {
    name: field('name'),
    surname: field('surname'),
    email: field('email'),
    phone: field('phone'),
    message: field('message'),
  }
}

export const fieldErrors = (fields: FormFields): Partial<Record<ContactField, string>> =>
  contactErrors(readContact(fields))

/** What the server says of a message, at the fields that it came from. */
export function byField(sent: Record<string, string>): Record<string, string> {
  const { sender, sender_email: email, sender_phone: phone, content: message } = sent
  const ofSurname = sender?.startsWith('Surname') || sender === CONTACT_MESSAGES.surnameRequired
  return {
    ...(sender && { [ofSurname ? 'surname' : 'name']: sender }),
    ...(email && { email }),
    ...(phone && { phone }),
    ...(message && { message }),
  }
}
