import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MailBrand } from '@clubhouse/domain/messages/mail/mail-brand'
import type { Mail } from '@clubhouse/domain/messages/mail/mails'
import { renderMail } from './render-mail.tsx'

const BRAND: MailBrand = {
  name: 'Cumann Dhún Bhearra',
  origin: 'https://dunvarra.clubs.example',
  accountOrigin: 'https://myaccount.clubs.example',
  colour: '#14532d',
  onColour: '#ffffff',
  logoUrl: null,
}
const unsubscribe = {
  page: 'https://dunvarra.clubs.example/recurring-email-status?email_id=a.b&member_id=c.d&opt_out=true',
  one_click: 'https://dunvarra.clubs.example/mail/one-click?email_id=a.b&member_id=c.d&opt_out=true',
}
const CONTENT = [
  '<h2>New times</h2>',
  '<p>Dear all,</p>',
  '<p>Training is at <strong>seven</strong> from now on. See <a href="https://dunvarra.clubs.example/news/training">the news</a>.</p>',
  '<ul><li>Boots</li><li>Water &amp; fruit</li></ul>',
].join('')

type Mailing = Extract<Mail, { template: 'mailing' }>['payload']
type Friend = Extract<Mail, { template: 'lotto-friend' }>['payload']

const mailing = (more: Partial<Mailing> = {}) =>
  renderMail(
    {
      template: 'mailing',
      payload: { subject: 'New times', content: CONTENT, list: 'Training reminders', unsubscribe, ...more },
    },
    BRAND,
  )
const friend = (more: Partial<Friend> = {}) =>
  renderMail(
    {
      template: 'lotto-friend',
      payload: { first_name: 'Eilis', player: 'Kwame', link: BRAND.origin, unsubscribe, ...more },
    },
    BRAND,
  )

const hrefs = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

test('a mailing holds the club’s words, why it came and how to end it, in both parts', async () => {
  const { subject, html, text } = await mailing()
  expect(subject).toBe('New times')
  expect(html).toContain(CONTENT)
  expect(hrefs(html)).toContain(unsubscribe.page)
  for (const part of [html, text]) {
    expect(part.replace(/\s+/g, ' ')).toContain(
      'You’re getting this email because you’re on the list “Training reminders” at Cumann Dhún Bhearra.',
    )
    expect(part).toContain('Unsubscribe from these emails')
  }
  expect(text).toContain(`Unsubscribe from these emails:\n${unsubscribe.page}\n`)
})

test('its text part is written from its page: no tags, links beside their words, lists with dots', async () => {
  const { text } = await mailing()
  expect(text).toContain('Training is at seven from now on.')
  expect(text).toContain('(https://dunvarra.clubs.example/news/training)')
  expect(text).toContain(' * Boots\n * Water & fruit')
  expect(text).toContain('New times\n')
  expect(text).not.toMatch(/<[a-z/]|&amp;/i)
  for (const line of text.split('\n')) expect(line.length <= 78 || line.startsWith('https://')).toBe(true)
})

test('LOTTO-14 a friend of the lotto reads who named them, and how to end it', async () => {
  const { subject, html, text } = await friend()
  expect(subject).toBe('An invitation to the lotto at Cumann Dhún Bhearra')
  expect(hrefs(html)).toEqual([BRAND.origin, BRAND.origin, unsubscribe.page, BRAND.origin])
  for (const part of [html, text]) {
    const words = part.replace(/\s+/g, ' ')
    expect(words).toContain('Hello Eilis,')
    expect(words).toContain('Kwame plays the lotto at Cumann Dhún Bhearra')
    expect(words).toContain('Unsubscribe from all lotto emails')
  }
  expect((await friend({ player: null })).text).toContain('A player plays the lotto')
})

test.each(['evil.example/claim', 'Win at http://evil.example', 'evil@evil.example', '\u202emoc.live'])(
  '%j is no name of a player or friend, and nothing of it reaches the reader',
  async (name) => {
    const { html, text, subject } = await friend({ first_name: name, player: name })
    for (const part of [html, text, subject]) expect(part).not.toMatch(/evil|\u202e/)
  },
)

test('neither a subject nor the name of a list can add a tag, a link or a header', async () => {
  const plain = await mailing({ subject: 'x', list: 'x' })
  const tags = (html: string) => (html.match(/<[a-z!/]/gi) ?? []).length
  const anyText = fc.oneof(
    fc.string({ maxLength: 80 }),
    fc.string({ maxLength: 30 }).map((text) => `</title><script>${text}`),
    fc.string({ maxLength: 30 }).map((text) => `\r\nBcc: ${text}`),
    fc.string({ maxLength: 30 }).map((text) => `"><a href=${text}`),
  )
  await fc.assert(
    fc.asyncProperty(anyText, anyText, async (subject, list) => {
      const mail = await mailing({ subject, list })
      expect(mail.subject).not.toMatch(/\p{Cc}/u)
      expect(tags(mail.html)).toBe(tags(plain.html))
      expect(hrefs(mail.html)).toEqual(hrefs(plain.html))
    }),
    { numRuns: 40 },
  )
})

test.each(['javascript:alert(1)', '/recurring-email-status', 'mailto:x@y.example'])(
  'a way out that leads to %j is not sent',
  async (page) => {
    await expect(mailing({ unsubscribe: { ...unsubscribe, page } })).rejects.toThrow('web pages only')
    await expect(friend({ unsubscribe: { ...unsubscribe, page } })).rejects.toThrow('web pages only')
  },
)
