import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailName } from './mail-name.ts'

test.each([
  'Bríd',
  'Jean-Luc',
  "D'Arcy",
  'O’Brien',
  'Ó Súilleabháin',
  'Anna Maria',
  '李小龍',
  'Nguyễn',
  'अनुष्का',
])('%s is a name', (name) => expect(mailName(name)).toBe(name))

test('a fada typed as a letter and a stroke is the same name', () => {
  expect(mailName('Bri\u0301d')).toBe('Br\u00edd')
})

test.each([
  'Win 500 at https://evil.example',
  'evil.example',
  'www evil',
  'mail@evil.example',
  'evil．example',
  'call 1550 123',
  'Call ٠١٢',
  '\\\\evil',
  'a\r\nBcc: b',
  'пример.рф',
  '\u202emoc.live',
  'Anna & <b>Tom',
  '-',
  'Your account is locked so please',
  '',
])('%j is none', (given) => expect(mailName(given)).toBe(''))

test('whatever is given, what is shown has nothing that becomes a link or a number', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (given) => {
      expect(mailName(given)).toMatch(/^[\p{L}\p{M} '’-]{0,30}$/u)
    }),
  )
})
