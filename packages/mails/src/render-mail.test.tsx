import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MailBrand } from '@clubhouse/domain/messages/mail/mail-brand'
import type { Mail, MailTemplate } from '@clubhouse/domain/messages/mail/mails'
import { renderMail } from './render-mail.tsx'

const BRAND: MailBrand = {
  name: 'Cumann Dhún Bhearra',
  origin: 'https://dunvarra.clubs.example',
  accountOrigin: 'https://myaccount.clubs.example',
  colour: '#14532d',
  onColour: '#ffffff',
  logoUrl: 'https://dunvarra.clubs.example/icon-192.png',
}
const LINK = 'https://dunvarra.clubs.example/authentication/x?email=a%40b.example&c=1'

/** Those to a person whom we greet; the others have tests of their own. */
type Personal = Exclude<
  MailTemplate,
  | 'contact-message'
  | 'message-reply'
  | 'mailing'
  | 'mailing-trial'
  | 'lotto-friend'
  | 'order-receipt'
  | 'payment-failed'
  | 'arrears-reminder'
  | 'cart-left'
  | 'eighteen-today'
  | 'team-asked'
  | 'team-off'
  | 'own-sign-in'
  | 'member-welcome'
  | 'renewal-opens'
  | 'payment-due'
  | 'card-expires'
  | 'draw-result'
  | 'automatic-trial'
  | 'office-invitation'
  | 'body-message'
>

const mails = (name: string): Record<Personal, Mail> => ({
  'verify-email': { template: 'verify-email', payload: { first_name: name, link: LINK } },
  'recovery-code': {
    template: 'recovery-code',
    payload: { first_name: name, code: '048213', minutes: 15, link: LINK },
  },
  invitation: {
    template: 'invitation',
    payload: { first_name: name, inviter: 'Orla Fennick', code: '048213', hours: 48, link: LINK },
  },
  'role-given': {
    template: 'role-given',
    payload: { first_name: name, inviter: 'Orla Fennick', role: 'an admin', link: LINK },
  },
  'office-changed': {
    template: 'office-changed',
    payload: { first_name: name, by: 'Orla Fennick', before: 'editor', after: 'treasurer', link: LINK },
  },
  'second-person': {
    template: 'second-person',
    payload: {
      first_name: name,
      by: 'Orla Fennick',
      task: 'Confirm the refund of €117.00',
      about: 'Order #1198',
      reason: 'He moved to Sligo',
      link: LINK,
    },
  },
  'password-changed': {
    template: 'password-changed',
    payload: { first_name: name, at: '2026-07-15T12:00:00.000Z', link: LINK },
  },
  'account-exists': { template: 'account-exists', payload: { first_name: name, link: LINK } },
  'confirm-new-email': {
    template: 'confirm-new-email',
    payload: { first_name: name, hours: 24, link: LINK },
  },
  'email-changed': {
    template: 'email-changed',
    payload: { first_name: name, email: 'n•••@home.example', at: '2026-07-15T12:00:00.000Z', link: LINK },
  },
  'passkey-added': {
    template: 'passkey-added',
    payload: { first_name: name, name: 'Safari on iPhone', at: '2026-07-15T12:00:00.000Z', link: LINK },
  },
  'passkeys-reset': {
    template: 'passkeys-reset',
    payload: { first_name: name, by: 'Orla Fennick', link: LINK },
  },
  'body-asks': {
    template: 'body-asks',
    payload: { first_name: name, body: 'Four Coasts', by: 'Ruth Embley', reason: 'The count', link: LINK },
  },
  'body-answered': {
    template: 'body-answered',
    payload: { first_name: name, club: 'Rovers', day: '24 Nov 2026', link: LINK },
  },
  'domain-lost': {
    template: 'domain-lost',
    payload: { first_name: name, domain: 'www.rovers.example', is_unproven: false, link: LINK },
  },
  'payments-account': {
    template: 'payments-account',
    payload: { first_name: name, by: 'Orla Fennick', step: 'opened', link: LINK },
  },
  'team-emergency': {
    template: 'team-emergency',
    payload: {
      first_name: name,
      by: 'Con Coach',
      team: 'Under 12s',
      notes: 2,
      at: '2026-07-15T12:00:00.000Z',
      link: LINK,
    },
  },
  'pay-link': {
    template: 'pay-link',
    payload: { first_name: name, number: '1042', amount: '€80.00', until: '3 December 2026', link: LINK },
  },
  'erasure-asked': {
    template: 'erasure-asked',
    payload: { first_name: name, day: '29 July 2026', link: LINK },
  },
  'club-erasure-asked': {
    template: 'club-erasure-asked',
    payload: {
      first_name: name,
      is_own: false,
      person: name,
      path: LINK,
      day: '29 July 2026',
      has_account: false,
      along: 0,
      ends_plan: true,
    },
  },
  'club-erasure-stopped': {
    template: 'club-erasure-stopped',
    payload: { first_name: name, is_own: true, person: '', path: LINK },
  },
  'renewal-stopped': {
    template: 'renewal-stopped',
    payload: { first_name: name, lottery: 'Rovers Lotto', path: LINK },
  },
  'draw-won': {
    template: 'draw-won',
    payload: {
      first_name: name,
      lottery: 'Rovers Lotto',
      number: 341,
      prizes: ['Match 4'],
      amount: '€40.00',
      link: LINK,
    },
  },
  'place-offered': {
    template: 'place-offered',
    payload: {
      first_name: name,
      plan: 'Camp week 1',
      count: 2,
      until: '2026-07-17T11:30:00.000Z',
      time_zone: 'Europe/Dublin',
      link: LINK,
    },
  },
  'place-withdrawn': {
    template: 'place-withdrawn',
    payload: {
      first_name: name,
      plan: 'Camp week 1',
      reason: 'Offered twice by mistake',
      keeps_place: true,
      link: LINK,
    },
  },
})
const ALL = Object.keys(mails('')) as Personal[]

/** What a reader sees, and what a link leads to. */
function read(html: string) {
  const unescape = (text: string) =>
    text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&')
  const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => unescape(href))
  const words = unescape(html.replace(/<style>[\s\S]*?<\/style>|<!--[\s\S]*?-->|<[^>]+>/g, ' ')).replace(
    /\s+/g,
    ' ',
  )
  return { hrefs, words }
}

test.each([
  {
    template: 'verify-email',
    subject: 'Confirm your email for Cumann Dhún Bhearra',
    button: 'Confirm my email',
  },
  {
    template: 'recovery-code',
    subject: 'Your code to reset your password at Cumann Dhún Bhearra',
    button: 'Enter the code',
  },
  { template: 'invitation', subject: 'You’re invited to Cumann Dhún Bhearra', button: 'Choose a password' },
  {
    template: 'office-changed',
    subject: 'You help run Cumann Dhún Bhearra as treasurer now',
    button: 'Open the back office',
  },
  {
    template: 'passkeys-reset',
    subject: 'You can set up a new passkey for Cumann Dhún Bhearra',
    button: 'Add a passkey',
  },
  { template: 'body-asks', subject: 'Four Coasts asks to see your members', button: 'Decide' },
  { template: 'body-answered', subject: 'Rovers lets you read its members', button: 'See the members' },
  {
    template: 'domain-lost',
    subject: 'www.rovers.example has stopped working for Cumann Dhún Bhearra',
    button: 'Look at your domains',
  },
  {
    template: 'payments-account',
    subject: 'A payments account was opened for Cumann Dhún Bhearra',
    button: 'Look at Payments',
  },
  { template: 'team-emergency', subject: 'Emergency pressed for Under 12s', button: 'See who looked' },
  { template: 'pay-link', subject: 'Pay €80.00 to Cumann Dhún Bhearra', button: 'Pay €80.00' },
  { template: 'role-given', subject: 'You’re now an admin of Cumann Dhún Bhearra', button: 'Sign in' },
  { template: 'password-changed', subject: 'Your password was changed', button: 'Choose a new password' },
  { template: 'account-exists', subject: 'You already have an account', button: 'Sign in' },
  {
    template: 'renewal-stopped',
    subject: 'Your ticket of Rovers Lotto wasn’t renewed',
    button: 'Buy a new ticket',
  },
  { template: 'draw-won', subject: 'You’ve won €40.00 in Rovers Lotto', button: 'See the draw' },
  { template: 'place-withdrawn', subject: 'About your place: Camp week 1', button: 'Look at the plans' },
  { template: 'place-offered', subject: '2 places have come free: Camp week 1', button: 'Take the places' },
] as const)(
  '$template: subject, greeting, button and link stand in both parts',
  async ({ template, subject, button }) => {
    const mail = await renderMail(mails('Bríd')[template], BRAND)
    expect(mail.subject).toBe(subject)
    const { hrefs, words } = read(mail.html)
    for (const part of [words, mail.text]) {
      expect(part).toContain('Hello Bríd,')
      expect(part).toContain(button)
      expect(part).toContain(LINK)
      expect(part).toContain('Cumann Dhún Bhearra')
      expect(part.replace(/\s+/g, ' ')).toContain('You’re getting this email because')
    }
    expect(hrefs).toEqual([LINK, LINK, BRAND.origin])
    expect(mail.html).toContain('<html dir="ltr" lang="en-IE">')
  },
)

test.each(['recovery-code', 'invitation'] as const)(
  '%s: the code stands in both parts as it is typed, never where a locked screen shows it, with a warning',
  async (template) => {
    const { subject, html, text } = await renderMail(mails('Bríd')[template], BRAND)
    expect(html.match(/048213/g)).toHaveLength(1)
    expect(text).toMatch(/^ {4}048213$/m)
    expect(subject).not.toContain('048213')
    const preview = html.slice(html.indexOf('<body'), html.indexOf('<table'))
    expect(preview).toContain('data-skip-in-text')
    expect(preview).not.toContain('048213')
    for (const part of [read(html).words, text.replace(/\s+/g, ' ')])
      expect(part).toContain('please don’t forward this email or share the code')
  },
)

test.each([
  { hours: 1, said: 'runs out in 1 hour.' },
  { hours: 36, said: 'runs out in 36 hours.' },
  { hours: 48, said: 'runs out in 2 days.' },
])('an invitation for $hours hours $said', async ({ hours, said }) => {
  const mail = mails('Bríd').invitation
  const { text } = await renderMail({ ...mail, payload: { ...mail.payload, hours } } as Mail, BRAND)
  expect(text).toContain(said)
})

test('the time of a new password says where it holds', async () => {
  const { text } = await renderMail(mails('Bríd')['password-changed'], BRAND)
  expect(text).toContain('15/07/2026 13:00 (Irish time)')
})

test.each([
  {
    count: 1,
    time_zone: 'Europe/Dublin',
    said: 'holding it for you until Friday 17 July at 12:30 (Irish time).',
  },
  {
    count: 2,
    time_zone: 'Europe/London',
    said: 'holding them for you until Friday 17 July at 12:30 (UK time).',
  },
  { count: 2, time_zone: 'America/New_York', said: 'until Friday 17 July at 07:30 (the club’s own time).' },
])('an offer of $count in $time_zone: $said', async ({ said, ...more }) => {
  const mail = mails('Bríd')['place-offered']
  const { text, html } = await renderMail({ ...mail, payload: { ...mail.payload, ...more } } as Mail, BRAND)
  for (const part of [text.replace(/\s+/g, ' '), read(html).words]) expect(part).toContain(said)
})

test('an invitation without an inviter comes from the club', async () => {
  const mail = mails('Bríd').invitation
  const { text } = await renderMail({ ...mail, payload: { ...mail.payload, inviter: null } } as Mail, BRAND)
  expect(text).toContain('Cumann Dhún Bhearra has set up an account for you.')
})

test('text keeps to a width at which it is not broken again, and never breaks an address', async () => {
  for (const template of ALL) {
    const { text } = await renderMail(mails('Bríd')[template], BRAND)
    for (const line of text.split('\n')) expect(line.length <= 78 || line === LINK).toBe(true)
  }
})

describe('names', () => {
  test.each(['Seán Ó Súilleabháin', 'O’Brien', "D'Arcy Mac", 'Jean-Luc', '李小龍'])(
    '%s is shown as it is written',
    async (name) => {
      for (const template of ALL) {
        const { html, text } = await renderMail(mails(name)[template], BRAND)
        expect(text).toContain(`Hello ${name},`)
        expect(read(html).words).toContain(`Hello ${name},`)
      }
    },
  )

  test.each([
    'You won! http://evil.example',
    'evil.example/claim',
    'Go to evil.example',
    'WWW evil',
    'someone@evil.example',
    'evil <b>Sons',
    'evil 1550 123 456',
    'x'.repeat(61),
    '\u202emoc.live',
    '',
  ])('%j is no name, and nothing of it reaches the reader', async (name) => {
    for (const template of ALL) {
      const { html, text } = await renderMail(mails(name)[template], BRAND)
      for (const part of [read(html).words, text]) expect(part).toMatch(/Hello,\s/)
      for (const part of [html, text]) expect(part).not.toMatch(/evil|xxxxx|\u202e|<b>/)
    }
  })

  test('no name makes a template fail, add a tag or a link, or break a subject', async () => {
    const plain = new Map(
      await Promise.all(
        ALL.map(async (template) => [template, await renderMail(mails('x')[template], BRAND)] as const),
      ),
    )
    const tags = (html: string) => (html.match(/<[a-z!/]/gi) ?? []).length
    const anyName = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.string({ unit: 'grapheme-composite', maxLength: 80 }),
      fc.string({ maxLength: 30 }).map((text) => `</title><script>${text}`),
      fc.string({ maxLength: 30 }).map((text) => `"><a href=${text}`),
    )
    await fc.assert(
      fc.asyncProperty(anyName, anyName, fc.constantFrom(...ALL), async (name, club, template) => {
        const mail = await renderMail(mails(name)[template], { ...BRAND, name: club })
        expect(mail.subject).not.toMatch(/\p{Cc}/u)
        expect(mail.text.isWellFormed()).toBe(true)
        expect(tags(mail.html)).toBe(tags(plain.get(template)?.html ?? ''))
        expect(read(mail.html).hrefs).toEqual([LINK, LINK, BRAND.origin])
      }),
      { numRuns: 60 },
    )
  })
})

describe('the brand', () => {
  test('its colours are on the band and on the button', async () => {
    const { html } = await renderMail(mails('Bríd')['verify-email'], BRAND)
    expect(html.match(/background-color:#14532d/g)).toHaveLength(2)
    expect(html).toContain(`src="${BRAND.logoUrl}"`)
  })

  test('without a crest the name stands alone', async () => {
    const { html } = await renderMail(mails('Bríd')['verify-email'], { ...BRAND, logoUrl: null })
    expect(html).not.toContain('<img')
  })

  test.each(['red', '#fff', '#123456;}body{display:none', 'url(https://evil.example)', ''])(
    'the colour %j is none: ours are taken',
    async (colour) => {
      const { html } = await renderMail(mails('Bríd')['verify-email'], { ...BRAND, colour })
      expect(html).toContain('background-color:#22304a')
      expect(html).not.toContain(`background-color:${colour};`)
    },
  )

  test.each(['javascript:alert(1)', '/authentication', 'https://', 'mailto:x@y.example'])(
    'a link to %j is not sent',
    async (link) => {
      const mail: Mail = { template: 'verify-email', payload: { first_name: 'Bríd', link } }
      await expect(renderMail(mail, BRAND)).rejects.toThrow('web pages only')
    },
  )
})

test('a template that this version does not know is refused by name', async () => {
  const mail = { template: 'newsletter', payload: {} } as unknown as Mail
  await expect(renderMail(mail, BRAND)).rejects.toMatchObject({ name: 'UnknownTemplate' })
})

test.each([
  [undefined, /card that works/, 'Buy a new ticket'],
  ['limit', /over the limit for a week/, 'See the lotto'],
  ['break', /You asked for a break/, 'See your limits'],
  ['over', /no longer played as it was/, 'See what’s on at the club'],
] as const)('a ticket that was not renewed says why: %s', async (why, news, label) => {
  const payload = { first_name: 'Bríd', lottery: 'Rovers Lotto', path: '/products', ...(why && { why }) }
  const { text } = await renderMail({ template: 'renewal-stopped', payload }, BRAND)
  expect(text.replaceAll(/\s+/g, ' ')).toMatch(news)
  expect(text).toContain(label)
})
