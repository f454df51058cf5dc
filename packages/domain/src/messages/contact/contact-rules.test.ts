import type { ContactMessage } from '@clubhouse/contract/messages/contact'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CONTACT_LIMITS,
  CONTACT_SUBJECT,
  contactErrors,
  type ContactForm,
  contactMessage,
  maskPhone,
  withCallingCode,
  messageErrors,
  SEND_DELAY_MS,
  tidyContact,
} from './contact-rules.ts'
import { MESSAGE_SENT } from '../../web/notifications.ts'

const FORM: ContactForm = {
  name: 'Bríd',
  surname: 'Ní Mháille',
  email: 'brid@home.example',
  phone: '+353861234567',
  message: 'When is training?',
}
const MESSAGE = contactMessage(FORM)
const long = (count: number) => 'x'.repeat(count)
/** So many characters, and an address all the same. */
const emailOf = (count: number) => `${long(count - '@home.example'.length)}@home.example`

test('CONTACT-05 nothing is wrong with a form as it should be, and only the phone may stay empty', () => {
  expect(contactErrors(FORM)).toEqual({})
  expect(contactErrors({ ...FORM, phone: '' })).toEqual({})
  expect(Object.keys(contactErrors({ name: '', surname: '', email: '', phone: '', message: '' }))).toEqual([
    'name',
    'surname',
    'email',
    'message',
  ])
})

const VERDICTS: { id: string; field: keyof ContactForm; typed: string; says: string | null; why: string }[] =
  [
    { id: 'CONTACT-08', field: 'name', typed: '', says: 'Please enter your name', why: 'empty' },
    { id: 'CONTACT-08', field: 'name', typed: ' \t ', says: 'Please enter your name', why: 'blank' },
    {
      id: 'CONTACT-09 OPEN-062',
      field: 'name',
      typed: 'B',
      says: 'Name must be at least 2 characters long',
      why: 'one character',
    },
    { id: 'CONTACT-09 OPEN-062', field: 'name', typed: 'Bo', says: null, why: 'two characters' },
    { id: 'CONTACT-10 CONST-07', field: 'name', typed: long(32), says: null, why: '32 characters' },
    {
      id: 'CONTACT-10 CONST-07',
      field: 'name',
      typed: long(33),
      says: 'Name must be at most 32 characters long',
      why: '33 characters',
    },
    { id: 'CONTACT-11', field: 'surname', typed: '', says: 'Please enter your surname', why: 'empty' },
    {
      id: 'CONTACT-12 OPEN-062',
      field: 'surname',
      typed: ' N ',
      says: 'Surname must be at least 2 characters long',
      why: 'one character',
    },
    { id: 'CONTACT-12 OPEN-062', field: 'surname', typed: 'Ní', says: null, why: 'two characters' },
    { id: 'CONTACT-13 CONST-07', field: 'surname', typed: long(32), says: null, why: '32 characters' },
    {
      id: 'CONTACT-13 CONST-07',
      field: 'surname',
      typed: long(33),
      says: 'Surname must be at most 32 characters long',
      why: '33 characters',
    },
    { id: 'CONTACT-14', field: 'email', typed: '  ', says: 'Please enter your email', why: 'empty' },
    {
      id: 'CONTACT-15 OPEN-026',
      field: 'email',
      typed: 'a@b',
      says: 'Email must be at least 4 characters long',
      why: 'three characters',
    },
    {
      id: 'CONTACT-15 OPEN-026',
      field: 'email',
      typed: 'a@b.',
      says: 'Please enter a valid email address',
      why: 'four characters',
    },
    { id: 'CONTACT-16 CONST-07', field: 'email', typed: emailOf(64), says: null, why: '64 characters' },
    {
      id: 'CONTACT-16 CONST-07',
      field: 'email',
      typed: emailOf(65),
      says: 'Email must be at most 64 characters long',
      why: '65 characters',
    },
    ...[
      'brid.home.example',
      '.brid@home.example',
      'brid.@home.example',
      'brid@home.example.',
      'brid@.home.example',
      'brid..n@home.example',
      'brid@home..example',
      'brid@home.example, eve@evil.example',
      'brid@home.example\nbcc: eve@evil.example',
    ].map((typed) => ({
      id: 'CONTACT-17',
      field: 'email' as const,
      typed,
      says: 'Please enter a valid email address',
      why: JSON.stringify(typed),
    })),
    {
      id: 'CONTACT-17',
      field: 'email',
      typed: ' Brid.N@Home.Example ',
      says: null,
      why: 'blanks and capitals',
    },
    {
      id: 'OPEN-026',
      field: 'email',
      typed: 'brid+club@home.example',
      says: null,
      why: 'a plus is fine here',
    },
    { id: 'CONTACT-18', field: 'phone', typed: '', says: null, why: 'optional' },
    {
      id: 'CONTACT-18',
      field: 'phone',
      typed: '086 call me',
      says: 'Phone must consist of digits only',
      why: 'letters',
    },
    { id: 'CONTACT-18', field: 'phone', typed: '+353 (0)86 123-4567', says: null, why: 'as people write it' },
    { id: 'CONTACT-18 CONST-07', field: 'phone', typed: '1'.repeat(64), says: null, why: '64 digits' },
    {
      id: 'CONTACT-18 CONST-07',
      field: 'phone',
      typed: '1'.repeat(65),
      says: 'Phone must be at most 64 characters long',
      why: '65 digits',
    },
    { id: 'CONTACT-20', field: 'message', typed: '', says: 'Please enter your message', why: 'empty' },
    {
      id: 'CONTACT-20 CONTACT-23',
      field: 'message',
      typed: ' \n\r\n ',
      says: 'Please enter your message',
      why: 'blank',
    },
    {
      id: 'CONTACT-21 CONTACT-23',
      field: 'message',
      typed: '  Hi!  ',
      says: 'Message must be at least 4 characters long',
      why: 'three characters and blanks',
    },
    { id: 'CONTACT-21', field: 'message', typed: 'Hey!', says: null, why: 'four characters' },
    { id: 'CONTACT-22 CONST-07', field: 'message', typed: long(1500), says: null, why: '1500 characters' },
    {
      id: 'CONTACT-22 CONTACT-23',
      field: 'message',
      typed: `  ${long(1500)}\n`,
      says: null,
      why: '1500 and blanks',
    },
    {
      id: 'CONTACT-22 CONST-07',
      field: 'message',
      typed: long(1501),
      says: 'Message must be at most 1500 characters long',
      why: '1501 characters',
    },
    {
      id: 'CONTACT-22',
      field: 'message',
      typed: `${long(749)}\r\n${long(750)}`,
      says: null,
      why: 'a line break is one character, however it is sent',
    },
  ]

test.each(VERDICTS)('$id $field → $says: $why', ({ field, typed, says }) => {
  expect(contactErrors({ ...FORM, [field]: typed })).toEqual(says === null ? {} : { [field]: says })
})

test('CONTACT-06 CONTACT-07 OPEN-063 OPEN-064 DATA-07 the message that is sent', () => {
  expect(MESSAGE).toEqual({
    content: 'When is training?',
    sender: 'Bríd Ní Mháille',
    sender_email: 'brid@home.example',
    sender_phone: '353861234567',
    subject: 'Website contact form',
  })
  expect(contactMessage({ ...FORM, phone: ' ' }).sender_phone).toBeNull()
})

test('CONTACT-23 the message goes trimmed, with its own line breaks', () => {
  expect(contactMessage({ ...FORM, message: '\n One\r\n\r\nTwo\u0000\b \n' }).content).toBe('One\n\nTwo')
})

test.each([
  { typed: '', shows: '' },
  { typed: '+', shows: '' },
  { typed: '3', shows: '+3' },
  { typed: '+353 86 123 45 67', shows: '+353861234567' },
  { typed: '00a1', shows: '+001' },
  { typed: '1234567890123456', shows: '+123456789012345' },
])('CONTACT-19 OPEN-063 "$typed" stands in the field as "$shows"', ({ typed, shows }) => {
  expect(maskPhone(typed)).toBe(shows)
  expect(maskPhone(shows)).toBe(shows)
})

test('CONTACT-24 CONTACT-25 CONST-07 CONST-08 the times', () => {
  expect([SEND_DELAY_MS, MESSAGE_SENT.forMs]).toEqual([500, 2000])
})

describe('what a call brings', () => {
  test.each<{ sent: Partial<ContactMessage>; says: Record<string, string> }>([
    { sent: {}, says: {} },
    { sent: { subject: 'Buy now' }, says: { subject: 'The subject must be "Website contact form"' } },
    { sent: { sender: '' }, says: { sender: 'Please enter your name' } },
    { sent: { sender: 'Bríd' }, says: { sender: 'Please enter your surname' } },
    { sent: { sender: 'B N' }, says: { sender: 'Name must be at least 2 characters long' } },
    { sent: { sender: `Bríd ${long(33)}` }, says: { sender: 'Surname must be at most 32 characters long' } },
    { sent: { sender: `${long(32)} ${long(32)}` }, says: {} },
    { sent: { sender_email: 'brid' }, says: { sender_email: 'Please enter a valid email address' } },
    { sent: { sender_phone: null }, says: {} },
    { sent: { sender_phone: '+353' }, says: { sender_phone: 'Phone must consist of digits only' } },
    { sent: { content: ' Hi ' }, says: { content: 'Message must be at least 4 characters long' } },
  ])('CONTACT-06 OPEN-067 $sent → $says', ({ sent, says }) => {
    expect(messageErrors({ ...MESSAGE, ...sent })).toEqual(says)
  })

  const { name, email, message } = CONTACT_LIMITS
  const textNear = ({ min, max }: { min: number; max: number }) =>
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: min + 2 }),
      fc.string({ unit: 'binary', minLength: max - 2, maxLength: max + 2 }),
      fc.constantFrom(long(min - 1), long(min), long(max), long(max + 1), ` ${long(max)}\r\n`),
    )
  const anyForm = fc.record({
    name: textNear(name),
    surname: textNear(name),
    email: fc.oneof(textNear(email), fc.emailAddress(), fc.constantFrom(emailOf(64), emailOf(65))),
    phone: fc.oneof(fc.string(), fc.stringMatching(/^\+{0,2}[\d ()-]{0,70}$/)),
    message: textNear(message),
  })

  const mostlyFine = fc.record({
    name: fc.string({ unit: 'grapheme', minLength: 2, maxLength: 16 }),
    surname: fc.string({ unit: 'grapheme', minLength: 2, maxLength: 16 }),
    email: fc.constantFrom('Brid@home.example', emailOf(64), 'bríd+club@baile.example'),
    phone: fc.stringMatching(/^\+{0,2}[\d ()-]{0,64}$/),
    message: fc.string({ unit: 'binary', minLength: 8, maxLength: 60 }),
  })

  test('OPEN-067 whatever the form lets through, the server takes, and sees the same', () => {
    fc.assert(
      fc.property(mostlyFine, (form) => {
        fc.pre(Object.keys(contactErrors(form)).length === 0)
        expect(messageErrors(contactMessage(form))).toEqual({})
      }),
    )
  })

  test('OPEN-067 whatever the form refuses in a field, the server refuses in the same words', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const browser = contactErrors(form)
        const server = messageErrors(contactMessage({ ...form, name: 'Bríd', surname: 'Ní Mháille' }))
        const { email: sender_email, phone: sender_phone, message: content } = browser
        expect(server).toEqual({
          ...(sender_email && { sender_email }),
          ...(sender_phone && { sender_phone }),
          ...(content && { content }),
        })
      }),
    )
  })

  test('tidying twice changes nothing more', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const once = tidyContact(form)
        expect(tidyContact(once)).toEqual(once)
      }),
    )
  })

  test('the subject is the form’s own', () => {
    expect(CONTACT_SUBJECT).toBe('Website contact form')
  })
})

test.each([
  { typed: '+0871234567', country: 'Ireland', shows: '+353871234567' },
  { typed: '+07700900123', country: 'Northern Ireland', shows: '+447700900123' },
  { typed: '+0871234567', country: null, shows: '+0871234567' },
  { typed: '+0871234567', country: 'France', shows: '+0871234567' },
  { typed: '+00353871234567', country: null, shows: '+353871234567' },
  { typed: '+087123', country: 'Ireland', shows: '+087123' },
  { typed: '+353871234567', country: 'Ireland', shows: '+353871234567' },
  { typed: '', country: 'Ireland', shows: '' },
])('CONTACT-19 "$typed" at a club in $country gets its calling code: "$shows"', (row) => {
  expect(withCallingCode(row.typed, row.country)).toBe(row.shows)
})
