import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MailBrand } from '@clubhouse/domain/messages/mail/mail-brand'
import type { Mail } from '@clubhouse/domain/messages/mail/mails'
import type { Receipt } from '@clubhouse/domain/money/orders/receipt'
import { renderMail } from './render-mail.tsx'

const BRAND: MailBrand = {
  name: 'Cumann Dhún Bhearra',
  origin: 'https://dunvarra.clubs.example',
  accountOrigin: 'https://myaccount.clubs.example',
  colour: '#14532d',
  onColour: '#ffffff',
  logoUrl: null,
}
const RECEIPT: Receipt = {
  number: '10001',
  at: '15 November 2026 12:00:00',
  paidBy: 'Bríd Ó Ḃroin',
  lines: [
    {
      name: 'Senior player',
      detail: 'Bríd Ó Ḃroin',
      plan: '€30.00 today, then 5 × €30.00 from 15/12/2026',
      amount: '€180.00',
      inside: [],
      numbers: ['412', '413'],
    },
    {
      name: 'Family',
      detail: '',
      plan: '',
      amount: '€100.00',
      inside: [{ name: 'Under 8', detail: 'Bea Kelly' }],
      numbers: [],
    },
  ],
  sums: [
    { label: 'Subtotal', amount: '€280.00' },
    { label: 'Early bird', amount: '−€10.00' },
    { label: 'Order total', amount: '€270.00' },
  ],
  today: [{ label: 'Paid today', amount: '€120.00' }],
  later: [{ label: '15/12/2026', amount: '€150.00' }],
  stillToPay: { label: 'Still to pay', amount: '€150.00' },
  card: 'Visa ending 4242, 04/2030',
  refunded: null,
}
const LINK = 'https://dunvarra.clubs.example/checkout'
const unsubscribe = {
  page: 'https://dunvarra.clubs.example/recurring-email-status?email_id=a.b&member_id=c.d&opt_out=true',
  one_click: 'https://dunvarra.clubs.example/mail/one-click?email_id=a.b&member_id=c.d&opt_out=true',
}

const receipt = (more: { first_name?: string; is_guest?: boolean; receipt?: Receipt } = {}): Mail => ({
  template: 'order-receipt',
  payload: { first_name: 'Bríd', is_guest: false, receipt: RECEIPT, ...more },
})
const failed = (name = 'Senior player', first_name = 'Bríd'): Mail => ({
  template: 'payment-failed',
  payload: { first_name, number: '10001', name, due: '15/12/2026', amount: '€30.00' },
})
const reminded = (name = 'Senior player', first_name = 'Bríd'): Mail => ({
  template: 'arrears-reminder',
  payload: { first_name, number: '10001', name, since: '01/11/2026', amount: '€30.00' },
})
const left = (name = 'Senior player', first_name = 'Bríd'): Mail => ({
  template: 'cart-left',
  payload: { first_name, lines: [{ name, detail: 'Bríd', amount: '€180.00' }], link: LINK, unsubscribe },
})

const unescape = (text: string) => text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => unescape(href))
const wordsOf = (html: string) =>
  unescape(html.replace(/<style>[\s\S]*?<\/style>|<!--[\s\S]*?-->|<[^>]+>/g, ' ')).replace(/\s+/g, ' ')
const bothParts = ({ html, text }: { html: string; text: string }) => [
  wordsOf(html),
  text.replace(/\s+/g, ' '),
]

describe('a receipt', () => {
  test('says in both parts what the screen says, to the last line', async () => {
    const mail = await renderMail(receipt(), BRAND)
    expect(mail.subject).toBe('Your receipt from Cumann Dhún Bhearra: €120.00, order 10001')
    const said = [
      'Hello Bríd,',
      'Cumann Dhún Bhearra has received €120.00.',
      'Order 10001, 15 November 2026 12:00:00',
      'Your numbers: 412, 413',
      'Still to pay',
      'Paid with Visa ending 4242, 04/2030.',
      ...RECEIPT.lines.flatMap(({ name, detail, plan, amount }) => [name, detail, plan, amount]),
      ...[...RECEIPT.sums, ...RECEIPT.today, ...RECEIPT.later].flatMap(({ label, amount }) => [
        label,
        amount,
      ]),
      'Under 8: Bea Kelly',
      'Later payments',
      'Go to my account',
    ]
    for (const part of bothParts(mail)) for (const text of said) expect(part).toContain(text)
    expect(mail.text).toContain('Paid today: €120.00')
    // Each discount stands once.
    expect(mail.text.match(/Early bird|Discount/g)).toHaveLength(1)
    expect(hrefs(mail.html)).toEqual([BRAND.accountOrigin, BRAND.accountOrigin, BRAND.origin])
  })

  test('ORDER-04 tells a guest how to make an account', async () => {
    for (const part of bothParts(await renderMail(receipt({ is_guest: true }), BRAND)))
      expect(part).toContain('enter this email address and choose Forgot Password')
    expect((await renderMail(receipt({ is_guest: true }), BRAND)).text).toContain(
      `Set a password:\n${BRAND.accountOrigin}/authentication/forgot-password`,
    )
    for (const part of bothParts(await renderMail(receipt(), BRAND)))
      expect(part).not.toContain('Forgot Password')
  })

  test('of what was paid at once, or was free, says nothing of later payments and cards', async () => {
    const mail = await renderMail(
      receipt({ receipt: { ...RECEIPT, later: [], stillToPay: null, card: null } }),
      BRAND,
    )
    for (const part of bothParts(mail)) expect(part).not.toMatch(/Later payments|Paid with|Refunded/)
  })
})

test('a payment that failed: what, how much, and one button to the page on which it is paid', async () => {
  const mail = await renderMail(failed(), BRAND)
  expect(mail.subject).toBe('Your payment to Cumann Dhún Bhearra didn’t go through')
  const arrears = 'https://myaccount.clubs.example/payments/arrears'
  expect(hrefs(mail.html)).toEqual([arrears, arrears, BRAND.origin])
  for (const part of bothParts(mail))
    for (const text of ['Senior player', '€30.00', 'Due on 15/12/2026', 'Order 10001', 'Pay €30.00'])
      expect(part).toContain(text)
})

test('a reminder calls itself one: the sum, since when, and one button to the page on which it is paid', async () => {
  const mail = await renderMail(reminded(), BRAND)
  expect(mail.subject).toBe('A reminder from Cumann Dhún Bhearra: €30.00 is still to pay')
  const arrears = 'https://myaccount.clubs.example/payments/arrears'
  expect(hrefs(mail.html)).toEqual([arrears, arrears, BRAND.origin])
  for (const part of bothParts(mail))
    for (const text of ['Senior player', '€30.00', 'Due since 01/11/2026', 'Order 10001', 'Pay €30.00'])
      expect(part).toContain(text)
})

test('a cart that was left: its lines, a button to the checkout, and how to get no more of these', async () => {
  const mail = await renderMail(left(), BRAND)
  expect(hrefs(mail.html)).toEqual([LINK, LINK, unsubscribe.page, BRAND.origin])
  for (const part of bothParts(mail))
    for (const text of ['Senior player', '€180.00', 'Go to checkout', 'Unsubscribe from cart reminders'])
      expect(part).toContain(text)
})

test('text keeps to a width at which it is not broken again', async () => {
  for (const mail of [receipt(), receipt({ is_guest: true }), failed(), reminded(), left()])
    for (const line of (await renderMail(mail, BRAND)).text.split('\n'))
      expect(line.length <= 78 || line.startsWith('https://')).toBe(true)
})

test('no name of a person or a product adds a tag, a link or a header', async () => {
  const tags = (html: string) => (html.match(/<[a-z!/]/gi) ?? []).length
  const makes = [
    (name: string, first: string) =>
      receipt({
        first_name: first,
        receipt: {
          ...RECEIPT,
          lines: [
            {
              name,
              detail: name,
              plan: '',
              amount: '€1.00',
              inside: [{ name, detail: name }],
              numbers: [name],
            },
          ],
        },
      }),
    failed,
    reminded,
    left,
  ]
  const anyText = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.string({ maxLength: 30 }).map((text) => `</title><script>${text}`),
    fc.string({ maxLength: 30 }).map((text) => `\r\nBcc: ${text}`),
    fc.string({ maxLength: 30 }).map((text) => `"><a href=${text}`),
  )
  await fc.assert(
    fc.asyncProperty(anyText, anyText, fc.constantFrom(...makes), async (name, first, make) => {
      const mail = await renderMail(make(`x${name}`, first), BRAND)
      const plain = await renderMail(make('x', 'x'), BRAND)
      expect(mail.subject).not.toMatch(/\p{Cc}/u)
      expect(tags(mail.html)).toBe(tags(plain.html))
      expect(hrefs(mail.html)).toEqual(hrefs(plain.html))
    }),
    { numRuns: 40 },
  )
})
