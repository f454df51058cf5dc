import { expect, test } from 'vitest'
import type { Mail } from '@clubhouse/domain/messages/mail/mails'
import { usefulUntil } from './useful-until.ts'

const NOW = new Date('2026-11-15T12:00:00.000Z')
const link = 'https://dunvarra.clubs.example/authentication'
const first_name = 'Bríd'

const minutesUntil = (moment: Date) => (moment.getTime() - NOW.getTime()) / 60_000

const MAILS: { mail: Mail; minutes: number; why: string }[] = [
  {
    mail: { template: 'recovery-code', payload: { first_name, code: '048213', minutes: 10, link } },
    minutes: 10,
    why: 'as long as its code',
  },
  {
    mail: { template: 'invitation', payload: { first_name, inviter: null, code: '048213', hours: 2, link } },
    minutes: 120,
    why: 'as long as its code',
  },
  {
    mail: { template: 'invitation', payload: { first_name, inviter: null, code: '048213', hours: 48, link } },
    minutes: 1440,
    why: 'a day at most',
  },
  { mail: { template: 'verify-email', payload: { first_name, link } }, minutes: 1440, why: 'a day' },
  {
    mail: { template: 'role-given', payload: { first_name, inviter: null, role: 'an admin', link } },
    minutes: 1440,
    why: 'a day',
  },
  { mail: { template: 'account-exists', payload: { first_name, link } }, minutes: 1440, why: 'a day' },
  {
    mail: { template: 'password-changed', payload: { first_name, at: NOW.toISOString(), link } },
    minutes: 1440,
    why: 'a day',
  },
  {
    mail: {
      template: 'contact-message',
      payload: { sender: 'Colm Tarran', email: 'colm@home.example', phone: null, content: 'Hello' },
    },
    minutes: 1440,
    why: 'a day',
  },
  {
    mail: {
      template: 'message-reply',
      payload: {
        subject: 'Website contact form',
        answer: 'On Monday',
        by: 'Orla Fennick',
        asked: 'When?',
        follows: [],
      },
    },
    minutes: 1440,
    why: 'a day',
  },
  {
    mail: {
      template: 'mailing',
      payload: { subject: 'News', content: '', list: 'All', unsubscribe: { page: link, one_click: link } },
    },
    minutes: 1440,
    why: 'a day',
  },
  {
    mail: {
      template: 'lotto-friend',
      payload: { first_name, player: null, link, unsubscribe: { page: link, one_click: link } },
    },
    minutes: 1440,
    why: 'a day',
  },
  {
    mail: {
      template: 'place-offered',
      payload: {
        first_name,
        plan: 'Camp week 1',
        count: 1,
        time_zone: 'Europe/Dublin',
        link,
        until: '2026-11-15T13:30:00.000Z',
      },
    },
    minutes: 90,
    why: 'as long as the offer',
  },
  {
    mail: { template: 'of-next-year' } as unknown as Mail,
    minutes: 1440,
    why: 'a newer process knows better',
  },
]

test.each(MAILS)('$mail.template is of use for $minutes minutes: $why', ({ mail, minutes }) => {
  expect(minutesUntil(usefulUntil(mail, NOW))).toBe(minutes)
})
