import { expect, test } from 'vitest'
import type { MailBrand } from '@clubhouse/domain/messages/mail/mail-brand'
import { renderMail } from './render-mail.tsx'

const BRAND: MailBrand = {
  name: 'Cumann Dhún Bhearra',
  origin: 'https://dunvarra.clubs.example',
  accountOrigin: 'https://myaccount.clubs.example',
  colour: '#14532d',
  onColour: '#ffffff',
  logoUrl: 'https://dunvarra.clubs.example/icon-192.png',
}
const LINK = 'https://backoffice.clubs.example/authentication/office-invitation?code=abc'

test.each([
  ['Orla Fennick', 'Orla Fennick would like you to help run Cumann Dhún Bhearra as treasurer.'],
  [null, 'Cumann Dhún Bhearra would like you to help run the club as treasurer.'],
  ['Win at evil.example', 'Cumann Dhún Bhearra would like you to help run the club as treasurer.'],
])('an invitation from %s says who asks, as what, and for how long', async (inviter, sentence) => {
  const payload = { inviter, as: 'treasurer', days: 7, link: LINK }
  const { subject, text, html } = await renderMail({ template: 'office-invitation', payload }, BRAND)
  expect(subject).toBe('Will you help run Cumann Dhún Bhearra?')
  const words = text.replaceAll(/\s+/g, ' ')
  expect(words).toContain(sentence)
  expect(words).toContain('It works for 7 days.')
  expect(text).toContain(LINK)
  expect(html).toContain('See the invitation')
})

test('whoever runs the club no longer is told so, and led to the club', async () => {
  const payload = { first_name: 'Ewa', by: 'Orla Fennick', before: 'treasurer', after: null, link: LINK }
  const { subject, text } = await renderMail({ template: 'office-changed', payload }, BRAND)
  expect(subject).toBe('You no longer help run Cumann Dhún Bhearra')
  expect(text).toContain('You were treasurer.')
  expect(text).toContain(BRAND.origin)
  expect(text).not.toContain(LINK)
})

test('a body writes in its own name, in paragraphs and lines as they were typed, and an answer goes to it', async () => {
  const payload = {
    first_name: 'Orla',
    body: 'Four Coasts',
    by: 'Ruth Embley',
    club: 'Dunvarra',
    subject: 'Fixtures',
    content: 'The draw is out.\n\nRound one:\nDunvarra v Eastquay\n\n\n<b>Enjoy</b>',
  }
  const look = { ...BRAND, name: 'Four Coasts' }
  const { subject, text, html } = await renderMail({ template: 'body-message', payload }, look)
  expect(subject).toBe('Fixtures')
  expect(text).toContain('The draw is out.\n\nRound one:\nDunvarra v Eastquay\n\n<b>Enjoy</b>')
  expect(html).toContain('&lt;b&gt;Enjoy&lt;/b&gt;')
  const words = text.replaceAll(/\s+/g, ' ')
  expect(words).toContain('Ruth Embley, Four Coasts')
  expect(words).toContain('your answer goes to Four Coasts')
  expect(words).toContain('an owner or a secretary of Dunvarra')
})

test('a club that said no is told as no, with the way to ask again', async () => {
  const payload = { first_name: 'Ruth', club: 'Dunvarra', day: null, link: LINK }
  const { subject, text } = await renderMail({ template: 'body-answered', payload }, BRAND)
  expect(subject).toBe('Dunvarra said no to your request')
  expect(text).toContain('You can ask again')
})
