import { expect, test } from 'vitest'
import { decideIncoming } from '@clubhouse/domain/messages/incoming/decide'
import { writeIncomingAddress } from '@clubhouse/domain/messages/incoming/incoming-address'
import { splitReply } from '@clubhouse/domain/messages/incoming/reply-text'
import { readMail } from './read-mail.ts'

/** Mails as the usual servers and programmes write them, through the parser. */
const OURS = { mailbox: 'post@mail.example', domain: 'clubs.example' }
const ID = '6b0f7c1e-6c0a-4a53-8d26-0d1a7e0c8a11'
const at = (kind: 'bounce' | 'thread') =>
  writeIncomingAddress({ kind, id: ID, proof: 'abcdefghijklmnop' }, OURS.mailbox)
const read = async (lines: string[]) => {
  const found = await readMail(Buffer.from(lines.join('\r\n')))
  if (!found) throw new Error('It is no mail')
  return { ...found, decided: decideIncoming(found.mail, OURS) }
}

const EXIM = [
  'Return-path: <>',
  `Envelope-to: ${at('bounce')}`,
  'Auto-Submitted: auto-replied',
  'From: Mail Delivery System <Mailer-Daemon@exim.example>',
  `To: ${at('bounce')}`,
  'MIME-Version: 1.0',
  'Content-Type: multipart/report; report-type=delivery-status; boundary=1763-eximdsn-1',
  '',
  '--1763-eximdsn-1',
  'Content-type: text/plain; charset=us-ascii',
  '',
  'Unrouteable address',
  '',
  '--1763-eximdsn-1',
  'Content-type: message/delivery-status',
  '',
  'Reporting-MTA: dns; exim.example',
  '',
  'Action: failed',
  'Final-Recipient: rfc822;gone@home.example',
  'Status: 5.0.0',
  'Diagnostic-Code: smtp; 550 5.1.1 No such user',
  '',
  '--1763-eximdsn-1',
  'Content-type: message/rfc822',
  '',
  `Message-ID: <${ID}@clubs.example>`,
  'Subject: Training',
  '',
  'Hello',
  '',
  '--1763-eximdsn-1--',
]
const EXCHANGE = [
  'Return-Path: <>',
  'From: Microsoft Outlook <postmaster@outlook.example>',
  'To: <post@mail.example>',
  'MIME-Version: 1.0',
  'Content-Type: multipart/report; boundary="_000_x_"; charset="utf-8";',
  '\treport-type="delivery-status"',
  '',
  '--_000_x_',
  'Content-Type: multipart/alternative; boundary=_001_',
  '',
  '--_001_',
  'Content-Type: text/html; charset=utf-8',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from('<p>Couldn’t deliver</p>').toString('base64'),
  '--_001_--',
  '',
  '--_000_x_',
  'Content-Type: message/delivery-status',
  '',
  'Reporting-MTA: dns;DB9.outlook.example',
  '',
  'Final-Recipient: rfc822;gone@home.example',
  'Action: failed',
  'Status: 5.1.10',
  'Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound;',
  ' Recipient not found',
  '',
  '--_000_x_',
  'Content-Type: message/rfc822',
  '',
  'Subject: Training',
  `Message-ID:`,
  ` <${ID}@clubs.example>`,
  '',
  'Hello',
  '',
  '--_000_x_--',
]
test.each([
  { of: 'Exim, to its token', lines: EXIM, by: { token: { kind: 'bounce', id: ID }, status: '5.1.1' } },
  { of: 'Exchange, by our id', lines: EXCHANGE, by: { token: null, mailId: ID, status: '5.1.10' } },
  {
    of: 'Exim that returns the head alone',
    lines: EXIM.map((line) => line.replace('message/rfc822', 'text/rfc822-headers').replace('+b-', '+x-')),
    by: { token: null, mailId: ID, status: '5.1.1' },
  },
])('a report of $of', async ({ lines, by }) => {
  expect((await read(lines)).decided).toMatchObject({ what: 'bounce', isHard: true, ...by })
})

const HEAD = [
  'From: =?utf-8?Q?S=C3=ADle?= <Sile@home.example>',
  `To: Club <${at('thread')}>`,
  'MIME-Version: 1.0',
]
const GMAIL = [
  ...HEAD,
  'Content-Type: multipart/alternative; boundary="000"',
  '',
  '--000',
  'Content-Type: text/plain; charset="UTF-8"',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  'S=C3=A1sta, thanks!',
  '',
  'On Mon, 16 Nov 2026 at 10:00, Club <x@y.example> wrote:',
  '',
  '> On Monday',
  '',
  '--000',
  'Content-Type: text/html; charset="UTF-8"',
  '',
  '<div>Other words</div>',
  '',
  '--000--',
]
const OUTLOOK = [
  ...HEAD,
  'Content-Type: text/html; charset="windows-1252"',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  '<html><head><style>p { color: red }</style></head><body><div>S=E1sta, thanks!</div><hr>',
  '<div><b>From:</b> Club &lt;x@y.example&gt;<br><b>Sent:</b> 16 November 2026<br><b>To:</b> S<br>',
  '<b>Subject:</b> Re: Training</div><div>On Monday</div></body></html>',
]
const APPLE = [
  ...HEAD,
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from(
    'Sásta, thanks!\n\n> On 16 Nov 2026, at 10:00, Club <x@y.example> wrote:\n> \n> On Monday\n',
  ).toString('base64'),
]
test.each([
  { of: 'Gmail', lines: GMAIL },
  { of: 'Outlook', lines: OUTLOOK },
  { of: 'Apple', lines: APPLE },
])('an answer from $of', async ({ lines }) => {
  const { decided, mail } = await read(lines)
  expect(decided).toMatchObject({ what: 'reply', from: 'sile@home.example', isAutomatic: false })
  const { content, quoted } = splitReply(mail.text)
  expect(content).toBe('Sásta, thanks!')
  expect(quoted).toContain('On Monday')
})

test('what is cut off in the middle of a file is still read; what is no mail is said to be none', async () => {
  const cut = [
    ...HEAD,
    'Content-Type: multipart/mixed; boundary=x',
    '',
    '--x',
    'Content-Type: text/plain',
    '',
    'Hello',
    '',
    '--x',
    'Content-Type: image/png; name="a.png"',
    'Content-Transfer-Encoding: base64',
    '',
    'iVBORw0KGgo',
  ]
  const { mail } = await read(cut)
  expect([mail.text.trim(), mail.attachments]).toEqual(['Hello', ['a.png']])
  const deep = Array.from(
    { length: 60 },
    (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}`,
  )
  expect(await readMail(Buffer.from(deep.join('\r\n')))).toBeNull()
})
