import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MailBrand } from '@clubhouse/domain/messages/mail/mail-brand'
import type { Mail } from '@clubhouse/domain/messages/mail/mails'
import { renderMail } from '../render-mail.tsx'

const BRAND: MailBrand = {
  name: 'Cumann Dhún Bhearra',
  origin: 'https://dunvarra.clubs.example',
  accountOrigin: 'https://myaccount.clubs.example',
  colour: '#14532d',
  onColour: '#ffffff',
  logoUrl: null,
}
type Payload = Extract<Mail, { template: 'message-reply' }>['payload']
const PAYLOAD: Payload = {
  subject: 'Website contact form',
  answer: 'Hello Síle,\n\nOn Monday\nat seven.',
  by: 'Orla Fennick',
  asked: 'When is training?\n\nMy two would like to come.',
  follows: [],
}
const letter = (payload: Partial<Payload> = {}) =>
  renderMail({ template: 'message-reply', payload: { ...PAYLOAD, ...payload } }, BRAND)

test('the answer, who gave it, and what was asked below it', async () => {
  const { subject, html, text } = await letter()
  expect(subject).toBe('Re: Website contact form')
  expect(text).toContain('Hello Síle,\n\nOn Monday\nat seven.\n\nOrla Fennick, Cumann Dhún Bhearra')
  expect(text).toContain('You wrote:\n> When is training?\n> \n> My two would like to come.')
  expect(html.indexOf('at seven.')).toBeLessThan(html.indexOf('When is training?'))
  expect(html).toContain('Orla Fennick, Cumann Dhún Bhearra')
})

test('whatever was typed adds no tag, no link and no line to a header', async () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ maxLength: 20 }).map((words) => `</title><script>${words}</script>`),
  )
  await fc.assert(
    fc.asyncProperty(typed, typed, typed, async (answer, asked, words) => {
      const { subject, html, text } = await letter({ answer, asked, by: words, subject: words })
      expect(subject).not.toMatch(/\p{Cc}/u)
      expect(text.isWellFormed()).toBe(true)
      expect(html).not.toContain('<script')
      expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([BRAND.origin])
    }),
    { numRuns: 30 },
  )
})
