import { expect, test } from 'vitest'
import { greetingName } from './greeting.ts'

test.each(['Bríd', 'Jean-Luc', "D'Arcy", 'J. R.', 'J.R.', 'Ó Súilleabháin', 'Anna & Tom', '李'])(
  '%s is greeted',
  (name) => {
    expect(greetingName(name)).toBe(name)
  },
)

test.each([
  'Win 500 at https://evil.example',
  'evil.example',
  'www.evil.example/x',
  'mail@evil.example',
  'evil.example now',
  'tel:1550',
  '\\\\evil',
  'a\r\nBcc: b',
  'пример.рф',
])('%j is not repeated in a mail', (name) => {
  expect(greetingName(name)).toBe('there')
})
