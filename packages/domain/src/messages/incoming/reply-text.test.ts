import { expect, test } from 'vitest'
import { attachmentNames, REPLY_LIMITS, splitReply } from './reply-text.ts'

const QUOTE = '> On Monday at seven.\n>\n> Orla Fennick, Dunvarra Rovers FC'
const HEAD =
  'From: Dunvarra Rovers FC <no-reply@clubs.example>\nSent: 16 November 2026 10:00\nTo: Síle <sile@home.example>\nSubject: Re: Website contact form'

test.each([
  {
    of: 'Gmail',
    tail: `On Mon, 16 Nov 2026 at 10:00, Dunvarra Rovers FC <no-reply@clubs.example> wrote:\n\n${QUOTE}`,
  },
  {
    of: 'Gmail, broken over two lines',
    tail: `On Mon, 16 Nov 2026 at 10:00, Dunvarra Rovers FC\n<no-reply@clubs.example> wrote:\n${QUOTE}`,
  },
  {
    of: 'Apple',
    tail: `On 16 Nov 2026, at 10:00, Dunvarra Rovers FC <no-reply@clubs.example> wrote:\n\n${QUOTE}\n`,
  },
  { of: 'Outlook', tail: `________________________________\n${HEAD}\n\nOn Monday at seven.` },
  { of: 'Outlook on a phone', tail: `${HEAD}\n\nOn Monday at seven.` },
  { of: 'Outlook in bold', tail: HEAD.replaceAll(/^(\w+:)/gm, '*$1*') },
  { of: 'an older one', tail: `-----Original Message-----\n${HEAD}\n\nOn Monday` },
  { of: 'marks alone', tail: QUOTE },
])('$of: the quotation is set apart, and whole', ({ tail }) => {
  const { content, quoted } = splitReply(`Thanks, see you then!\r\n\r\nSíle\r\n\r\n${tail}`)
  expect(content).toBe('Thanks, see you then!\n\nSíle')
  expect(quoted).toBe(tail.trim())
})

test.each([
  { of: 'nothing quoted', text: 'On Monday he wrote:\nhello, and nothing else' },
  { of: 'answers between the lines', text: `Hello\n> On Monday at seven?\nYes\n> And boots?\nNo` },
  { of: 'an answer below the quotation', text: `On Mon, 16 Nov 2026, Club wrote:\n${QUOTE}\n\nThanks!` },
  { of: 'a quotation alone', text: QUOTE },
  { of: 'a letter that names its sender', text: 'From: my heart\nSubject: none' },
])('$of: nothing is cut', ({ text }) => {
  expect(splitReply(text)).toEqual({ content: text, quoted: null })
})

test('what cannot be shown is left out; what is too long is cut, and hostile lengths are no work', () => {
  expect(splitReply('a\u0000b\u0007c\r\n\r\n\r\n\r\n\r\nd').content).toBe('abc\n\n\nd')
  for (const hostile of [
    '>\n'.repeat(300_000) + 'x',
    ' '.repeat(600_000) + 'x',
    'On '.repeat(200_000),
    '\n'.repeat(600_000),
  ])
    expect(splitReply(hostile).content.length).toBeLessThanOrEqual(REPLY_LIMITS.content)
})

test('no half of a sign is kept, wherever it is cut', () => {
  const quoted = `> ${'a'.repeat(REPLY_LIMITS.quoted - 5)}😀😀`
  const split = splitReply(`${'a'.repeat(REPLY_LIMITS.content - 3)}😀😀\n\n${quoted}`)
  const [name = ''] = attachmentNames([`${'x'.repeat(REPLY_LIMITS.name - 3)}😀😀`])
  for (const kept of [split.content, split.quoted ?? '', name, splitReply('a\uD83D').content])
    expect([kept.slice(-4), kept.isWellFormed()]).toEqual([kept.slice(-4), true])
})

test('of files only the names are said', () => {
  expect(attachmentNames(['a.pdf', ' ', 'evil\r\nname.exe', 'x'.repeat(500)])).toEqual([
    'a.pdf',
    'evil  name.exe',
    `${'x'.repeat(118)} …`,
  ])
  expect(attachmentNames(Array.from({ length: 99 }, () => 'a'))).toHaveLength(REPLY_LIMITS.names)
})
