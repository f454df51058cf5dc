import { describe, expect, test } from 'vitest'
import { AUTOMATIC_KINDS, AUTOMATIC_LIMITS } from '@clubhouse/contract/messages/office/automatic-mail-kinds'
import { exampleOf } from './examples.ts'
import {
  AUTOMATIC_MAILS,
  type AutomaticLetter,
  automaticKindOf,
  automaticMail,
  isSwitchedOn,
} from './kinds.ts'
import { openingFault, openingOf, tidyOpening } from './opening.ts'

const FACTS = { origin: 'https://dunvarra.clubs.example', at: '2026-11-15T12:00:00.000Z', opening: null }

describe.each(AUTOMATIC_KINDS)('%s', (kind) => {
  test('is known by its template, and our own words can be saved as a club’s', () => {
    const { template, opening, placeholders } = automaticMail(kind)
    expect(automaticKindOf(template)).toBe(kind)
    expect(openingFault(kind, opening)).toBeNull()
    expect(opening.length).toBeLessThanOrEqual(AUTOMATIC_LIMITS.opening)
    expect(placeholders).toContain('club_name')
  })

  test('its example fills every placeholder that its editor offers', () => {
    const { placeholders } = automaticMail(kind)
    const opening = placeholders.map((name) => `[{{ ${name} }}]`).join('')
    const [line = ''] = openingOf(exampleOf(kind, { ...FACTS, opening }), 'Dunvarra Rovers')
    expect(line.match(/\[[^\]]+\]/g)).toHaveLength(placeholders.length)
    expect(line).toContain('[Dunvarra Rovers]')
  })

  test('its example leaves nothing open', () => {
    const [first = '', ...more] = openingOf(exampleOf(kind, FACTS), 'Dunvarra Rovers')
    expect([first, ...more].join(' ')).not.toMatch(/[{}]|undefined| {2}/)
  })
})

test('every other mail is nobody’s to switch', () => {
  for (const template of ['draw-won', 'order-receipt', 'mailing', 'automatic-trial'])
    expect(automaticKindOf(template)).toBeNull()
})

test.each([
  { kind: 'arrears', said: false, on: true },
  { kind: 'waiting-list-offer', said: false, on: true },
  { kind: 'birthday-18', said: null, on: true },
  { kind: 'birthday-18', said: false, on: false },
  { kind: 'welcome', said: null, on: false },
  { kind: 'welcome', said: true, on: true },
] as const)('$kind, of which the club has said $said, is on: $on', ({ kind, said, on }) => {
  expect(isSwitchedOn(kind, said)).toBe(on)
})

test.each([
  { text: 'Dear {{person}}', fault: 'This mail doesn’t know {{person}}. Choose one from the list.' },
  { text: 'Dear {{name}}', fault: 'We don’t know {{name}}. Choose one from the list.' },
  { text: 'Dear {{constructor}}', fault: 'We don’t know {{constructor}}. Choose one from the list.' },
  {
    text: 'At {{club_name',
    fault: 'A name in curly brackets isn’t closed. Choose it again from the list.',
  },
  { text: 'At {{ club_name }}, {fáilte}', fault: null },
])('$text: $fault', ({ text, fault }) => expect(openingFault('welcome', text)).toBe(fault))

test.each([
  { text: '  Fáilte!\r\n\r\n\r\n\r\nSee you.  \n', tidy: 'Fáilte!\n\nSee you.' },
  { text: ' \n ', tidy: null },
  { text: AUTOMATIC_MAILS.welcome.opening.replaceAll('\n', '\r\n'), tidy: null },
])('$text is kept as $tidy', ({ text, tidy }) => expect(tidyOpening('welcome', text)).toBe(tidy))

test('what is no name reaches nobody; two of one name are one', () => {
  const payload = { first_name: '', members: ['Tom', 'evil.example', 'Tom'], plans: [] }
  const letter: AutomaticLetter = {
    template: 'member-welcome',
    payload: { ...payload, opening: 'Hi {{members}}' },
  }
  expect(openingOf(letter, 'x')).toEqual(['Hi Tom'])
  letter.payload.members = ['http://evil.example']
  expect(openingOf(letter, 'x')).toEqual(['Hi your family'])
})
