import { expect, test } from 'vitest'
import { readDeliveryStatus, returnedMailId } from './delivery-report.ts'

const postfix = (
  status: string,
  action = 'failed',
  diagnostic = 'smtp; 550 5.1.1 <a@b.example>: Recipient unknown',
) =>
  `Reporting-MTA: dns; mx.clubs.example\r\nX-Postfix-Queue-ID: 4F00C2A\r\nArrival-Date: Mon, 16 Nov 2026 10:00:00 +0000 (GMT)\r\n\r\n` +
  `Final-Recipient: rfc822; a@b.example\r\nOriginal-Recipient: rfc822;a@b.example\r\nAction: ${action}\r\nStatus: ${status}\r\n` +
  `Remote-MTA: dns; mx.b.example\r\nDiagnostic-Code: ${diagnostic}\r\n`
const exim = (diagnostic: string) =>
  `Reporting-MTA: dns; exim.example\n\nAction: failed\nFinal-Recipient: rfc822;a@b.example\nStatus: 5.0.0\nRemote-MTA: dns; mx.b.example\nDiagnostic-Code: ${diagnostic}\n`
const exchange = (status: string, diagnostic: string) =>
  `Reporting-MTA: dns;DB9PR01.prod.outlook.example\r\nReceived-From-MTA: dns;clubs.example\r\n\r\nFinal-Recipient: rfc822;a@b.example\r\nAction: failed\r\nStatus: ${status}\r\nDiagnostic-Code: smtp;${diagnostic}\r\nX-Display-Name: A\r\n`

test.each([
  { of: 'Postfix: nobody of that name', text: postfix('5.1.1'), status: '5.1.1', isHard: true },
  {
    of: 'Postfix: no such domain',
    text: postfix('5.4.4', 'failed', 'X-Postfix; Host or domain name not found'),
    status: '5.4.4',
    isHard: true,
  },
  {
    of: 'Postfix: full',
    text: postfix('5.2.2', 'failed', 'smtp; 552 5.2.2 over quota'),
    status: '5.2.2',
    isHard: false,
  },
  {
    of: 'Postfix: given up after five days',
    text: postfix('4.4.1', 'failed', 'X-Postfix; connect: timed out'),
    status: '4.4.1',
    isHard: false,
  },
  {
    of: 'a rule against us',
    text: postfix('5.7.1', 'failed', 'smtp; 550 5.7.1 blocked'),
    status: '5.7.1',
    isHard: false,
  },
  {
    of: 'Exim, with the code in its words',
    text: exim('smtp; 550-5.1.1 The email account that you tried to reach\n 550 5.1.1 does not exist'),
    status: '5.1.1',
    isHard: true,
  },
  { of: 'Exim, without any code', text: exim('smtp; 550 No such user here'), status: '5.0.0', isHard: true },
  { of: 'Exim, too large', text: exim('smtp; 552 message too large'), status: '5.0.0', isHard: false },
  {
    of: 'Exchange: not found',
    text: exchange('5.1.10', '550 5.1.10 RESOLVER.ADR.RecipientNotFound; not found'),
    status: '5.1.10',
    isHard: true,
  },
  {
    of: 'Exchange: refused at the edge',
    text: exchange('5.4.1', '550 5.4.1 Recipient address rejected: Access denied'),
    status: '5.4.1',
    isHard: true,
  },
  {
    of: 'Exchange: too large',
    text: exchange('5.3.4', '552 5.3.4 too large'),
    status: '5.3.4',
    isHard: false,
  },
  { of: 'capitals, and a comment', text: postfix('5.1.1 (bad)', 'Failed'), status: '5.1.1', isHard: true },
])('$of', ({ text, status, isHard }) => {
  expect(readDeliveryStatus(text)).toEqual({ fate: 'returned', status, isHard })
})

test.each([
  { of: 'delayed', text: postfix('4.4.1', 'delayed') },
  { of: 'delivered', text: postfix('2.0.0', 'delivered') },
  { of: 'relayed', text: postfix('2.0.0', 'relayed') },
  { of: 'no words at all', text: '' },
  { of: 'no group of a recipient', text: 'Reporting-MTA: dns; mx.example\n' },
  { of: 'the action in a comment', text: 'X-Note: Action: failed\nAction: delayed\n' },
])('nothing follows from what is $of', ({ text }) => {
  expect(readDeliveryStatus(text)).toEqual({ fate: 'other' })
})

const ID = '6b0f7c1e-6c0a-4a53-8d26-0d1a7e0c8a11'
test.each([
  { headers: `From: x\r\nMessage-ID: <${ID}@clubs.example>\r\nTo: y`, id: ID },
  { headers: `message-id:\r\n <${ID.toUpperCase()}@CLUBS.example>`, id: ID },
  { headers: `Message-ID: <${ID}@other.example>`, id: null },
  { headers: `X-Message-ID: <${ID}@clubs.example>`, id: null },
  { headers: 'Message-ID: <CAF+x@mail.example>', id: null },
  { headers: '', id: null },
])('of the returned head $headers', ({ headers, id }) => {
  expect(returnedMailId(headers, 'clubs.example')).toBe(id)
})
