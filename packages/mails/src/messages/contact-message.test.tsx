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
type Payload = Extract<Mail, { template: 'contact-message' }>['payload']
const PAYLOAD: Payload = {
  sender: 'Síle Ní Fhearra',
  email: 'sile@home.example',
  phone: '353861234567',
  content: 'When is training?\n\nMy two would like to come.',
}
const letter = (payload: Partial<Payload> = {}) =>
  renderMail({ template: 'contact-message', payload: { ...PAYLOAD, ...payload } }, BRAND)
const wordsOf = (html: string) =>
  html
    .replace(/<style>[\s\S]*?<\/style>|<!--[\s\S]*?-->|<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

test('what they answer by mail says so, and where the thread is', async () => {
  const { subject, text } = await letter({ isAnswer: true })
  expect(subject).toBe('Re: Website contact form: Síle Ní Fhearra')
  // Wherever the lines break.
  expect(text.replace(/\s+/g, ' ')).toContain('in the back office, under Messages')
  expect(text).not.toContain('through the contact form')
  expect(text.replace(/\s+/g, ' ')).toContain('because you look after messages to Cumann Dhún Bhearra')
})

test('CONTACT-06 CONTACT-07 the club reads who wrote, how to reach them and what they said', async () => {
  const { subject, html, text } = await letter()
  expect(subject).toBe('Website contact form: Síle Ní Fhearra')
  for (const part of [wordsOf(html), text]) {
    for (const words of [
      'Síle Ní Fhearra',
      'sile@home.example',
      '+353861234567',
      'When is training?',
      'My two would like to come.',
      'Reply to this email',
    ])
      expect(part).toContain(words)
    expect(part.replace(/\s+/g, ' ')).toContain(
      'You’re getting this email because messages from the contact form of Cumann Dhún Bhearra',
    )
  }
  expect(text).toContain('Message:\nWhen is training?\n\nMy two would like to come.')
  expect(html).toMatch(/When is training\?<br\/?><br\/?>My two would like to come\./)
  expect(html).toContain('4px solid #14532d')
})

test('OPEN-063 without a phone there is no line for one', async () => {
  const { html, text } = await letter({ phone: null })
  for (const part of [wordsOf(html), text]) expect(part).not.toContain('Phone')
})

test.each(['Evil http://evil.example', '"><script>alert(1)</script>', 'Síle\r\nBcc: all@home.example'])(
  'the sender %j stays out of the subject, and is text in the letter',
  async (sender) => {
    const { subject, html } = await letter({ sender })
    expect(subject).toBe('Website contact form')
    expect(html).not.toContain('<script')
    expect(html).not.toContain('href="http://evil')
  },
)

test('whatever was typed adds no tag, no link and no line to a header', async () => {
  const tags = (html: string) => (html.match(/<(?!br)[a-z!/]/gi) ?? []).length
  const plain = tags((await letter()).html)
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ maxLength: 20 }).map((text) => `</title></style><script>${text}</script>`),
    fc.string({ maxLength: 20 }).map((text) => `"><img src=x onerror=${text}>`),
  )
  await fc.assert(
    fc.asyncProperty(typed, typed, typed, async (sender, email, content) => {
      const { subject, html, text } = await letter({ sender, email, content })
      expect(subject).not.toMatch(/\p{Cc}/u)
      expect(text.isWellFormed()).toBe(true)
      expect(tags(html)).toBe(plain)
      expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([BRAND.origin])
    }),
    { numRuns: 40 },
  )
})
