import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exampleOf } from '@clubhouse/domain/messages/automatic-mails/examples'
import { AUTOMATIC_MAILS, type AutomaticKind } from '@clubhouse/domain/messages/automatic-mails/kinds'
import type { MailBrand } from '@clubhouse/domain/messages/mail/mail-brand'
import { renderMail } from './render-mail.tsx'

const BRAND: MailBrand = {
  name: 'Cumann Dhún Bhearra',
  origin: 'https://dunvarra.clubs.example',
  accountOrigin: 'https://myaccount.clubs.example',
  colour: '#14532d',
  onColour: '#ffffff',
  logoUrl: null,
}
const FACTS = { origin: BRAND.origin, at: '2026-11-15T12:00:00.000Z', opening: null }
const KINDS = Object.keys(AUTOMATIC_MAILS) as AutomaticKind[]

const unescape = (text: string) => text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
const wordsOf = (html: string) =>
  unescape(html.replace(/<style>[\s\S]*?<\/style>|<!--[\s\S]*?-->|<[^>]+>/g, ' ')).replace(/\s+/g, ' ')
const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => unescape(href))
const tags = (html: string) => (html.match(/<[a-z!/]/gi) ?? []).length

const SAYS: Record<AutomaticKind, { subject: string; words: string[]; link: string }> = {
  welcome: {
    subject: 'Welcome to Cumann Dhún Bhearra',
    words: ['great to have Cillian and Sadhbh with us', 'Go to my account'],
    link: 'https://myaccount.clubs.example',
  },
  'renewal-opens': {
    subject: 'You can now renew at Cumann Dhún Bhearra',
    words: ['for Cillian and Sadhbh', 'Under 8', 'Under 12', 'Unsubscribe from renewal reminders'],
    link: 'https://myaccount.clubs.example/renew',
  },
  'payment-reminder': {
    subject: 'Your next payment to Cumann Dhún Bhearra: €30.00 on 15/03/2027',
    words: ['Your next payment of €30.00', 'Under 12', 'Sadhbh', 'from Visa ending 4242'],
    link: 'https://myaccount.clubs.example/payments',
  },
  arrears: {
    subject: 'Your payment to Cumann Dhún Bhearra didn’t go through',
    words: ['We couldn’t take your payment of €30.00', 'Order 10042'],
    link: 'https://myaccount.clubs.example/payments/arrears',
  },
  'card-expires': {
    subject: 'Your card for Cumann Dhún Bhearra runs out in March 2027',
    words: ['Visa ending 4242', 'at the end of March 2027', '€30.00, is due on 15/04/2027'],
    link: 'https://myaccount.clubs.example/payments/methods',
  },
  'waiting-list-offer': {
    subject: 'A place has come free: Under 8',
    words: ['You’re next in line for Under 8', 'until Tuesday 17 November at 12:00 (Irish time)'],
    link: 'https://dunvarra.clubs.example/products/membership',
  },
  'lotto-result': {
    subject: 'Club lotto: the numbers of draw 118',
    words: ['the numbers are 4, 11, 19, 23', '2 lines won', '€4,250.00', 'Unsubscribe from lotto results'],
    link: 'https://dunvarra.clubs.example/products/lotto',
  },
  'birthday-18': {
    subject: 'Cillian is 18: time for their own sign-in?',
    words: ['Cillian is 18 now', 'There’s no hurry'],
    link: 'https://myaccount.clubs.example/family',
  },
}

describe.each(KINDS)('%s', (kind) => {
  test('says the same in both parts, and leads to one page', async () => {
    const { subject, html, text } = await renderMail(exampleOf(kind, FACTS), BRAND)
    const said = SAYS[kind]
    expect(subject).toBe(said.subject)
    for (const part of [wordsOf(html), text.replace(/\s+/g, ' ')])
      for (const words of ['Hello Aoife,', ...said.words]) expect(part).toContain(words)
    expect(hrefs(html)[0]).toBe(said.link)
    expect(text).toContain(`\n${said.link}\n`)
    for (const line of text.split('\n')) expect(line.length <= 78 || line.startsWith('https://')).toBe(true)
  })

  test('begins with the club’s words where it has its own, and keeps what must be said', async () => {
    const opening = 'Dia daoibh from {{club_name}}!\n\nSecond <b>thought</b>.'
    const { html, text } = await renderMail(exampleOf(kind, { ...FACTS, opening }), BRAND)
    expect(text).toContain('Dia daoibh from Cumann Dhún Bhearra!\n\nSecond <b>thought</b>.')
    expect(html).not.toContain('<b>')
    expect(hrefs(html)[0]).toBe(SAYS[kind].link)
  })

  test('tried out, says that it is a test, and has no way out of a list', async () => {
    const payload = { kind, opening: 'Mine.', at: FACTS.at }
    const { subject, text } = await renderMail({ template: 'automatic-trial', payload }, BRAND)
    expect(subject).toBe(`Test: ${SAYS[kind].subject}`)
    expect(text.replace(/\s+/g, ' ')).toContain('no one else got it')
    expect(text).toContain('Mine.')
    expect(text).not.toContain('Unsubscribe')
  })
})

test('no opening adds a tag, a link or a header', async () => {
  const anyText = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.string({ maxLength: 30 }).map((text) => `</title><script>${text}`),
    fc.string({ maxLength: 30 }).map((text) => `"><a href=${text}`),
    fc.string({ maxLength: 30 }).map((text) => `{{club_name}}{{${text}}}`),
  )
  await fc.assert(
    fc.asyncProperty(anyText, fc.constantFrom(...KINDS), async (given, kind) => {
      const opening = `x${given.replaceAll(/[\r\n]/g, ' ')}`
      const mail = await renderMail(exampleOf(kind, { ...FACTS, opening }), BRAND)
      const plain = await renderMail(exampleOf(kind, { ...FACTS, opening: 'x' }), BRAND)
      expect(mail.subject).toBe(plain.subject)
      expect(tags(mail.html)).toBe(tags(plain.html))
      expect(hrefs(mail.html)).toEqual(hrefs(plain.html))
    }),
    { numRuns: 40 },
  )
})
