import { expect, test } from 'vitest'
import { decideIncoming, type ReceivedMail } from './decide.ts'
import { writeIncomingAddress } from './incoming-address.ts'

const OURS = { mailbox: 'post@mail.example', domain: 'clubs.example' }
const ID = '6b0f7c1e-6c0a-4a53-8d26-0d1a7e0c8a11'
const to = (kind: 'bounce' | 'thread') =>
  writeIncomingAddress({ kind, id: ID, proof: 'abcdefghijklmnop' }, OURS.mailbox)
const mail = (more: Partial<ReceivedMail> = {}): ReceivedMail => ({
  headers: [],
  recipients: [],
  from: 'Sile@home.example',
  text: 'Hello',
  attachments: [],
  report: null,
  ...more,
})
const report = (status: string, returned = '') => ({ status, returned })
const FAILED = 'Reporting-MTA: dns; x\n\nAction: failed\nStatus: 5.1.1\n'
const DELAYED = FAILED.replace('failed', 'delayed')
const header = (name: string, value: string) => [{ name, value }]

test.each([
  {
    of: 'a report to its own address',
    given: { recipients: [to('bounce')], report: report(FAILED) },
    what: 'bounce',
  },
  {
    of: 'a report that brings our id back',
    given: { report: report(FAILED, `Message-ID: <${ID}@clubs.example>`) },
    what: 'bounce',
  },
  {
    of: 'a report about someone else’s mail',
    given: { report: report(FAILED, 'Message-ID: <x@y>') },
    what: 'unknown',
  },
  {
    of: 'a report to a thread',
    given: { recipients: [to('thread')], report: report(FAILED) },
    what: 'unknown',
  },
  { of: 'a delay', given: { recipients: [to('bounce')], report: report(DELAYED) }, what: 'nothing' },
  {
    of: 'somebody away, to the envelope',
    given: { recipients: [to('bounce')], headers: header('auto-submitted', 'auto-replied') },
    what: 'nothing',
  },
  { of: 'words to the envelope', given: { recipients: [to('bounce')] }, what: 'unknown' },
  { of: 'an answer', given: { recipients: ['orla@club.example', to('thread')] }, what: 'reply' },
  { of: 'an answer by nobody', given: { recipients: [to('thread')], from: null }, what: 'unknown' },
  {
    of: 'a mail server without a report',
    given: {
      recipients: [to('thread')],
      from: 'MAILER-DAEMON@mx.example',
      headers: header('return-path', '<>'),
    },
    what: 'nothing',
  },
  { of: 'anything else', given: { recipients: ['post@mail.example'] }, what: 'unknown' },
])('$of is taken as $what', ({ given, what }) => {
  expect(decideIncoming(mail(given), OURS).what).toBe(what)
})

test.each([
  ['auto-submitted', 'auto-replied', true],
  ['auto-submitted', 'auto-generated; x', true],
  ['auto-submitted', 'no', false],
  ['precedence', 'bulk', true],
  ['precedence', 'first-class', false],
  ['x-autoreply', 'yes', true],
  ['return-path', '<>', true],
  ['return-path', '<sile@home.example>', false],
  ['content-type', 'multipart/report; report-type=disposition-notification', true],
  ['list-id', '<x.lists.example>', true],
] as const)('%s: %s is by a machine: %s', (name, value, isAutomatic) => {
  const decided = decideIncoming(mail({ recipients: [to('thread')], headers: header(name, value) }), OURS)
  expect(decided).toMatchObject({ what: 'reply', from: 'sile@home.example', isAutomatic })
})
