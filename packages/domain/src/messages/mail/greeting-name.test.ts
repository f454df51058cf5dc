import { expect, test } from 'vitest'
import { greetingName } from './mail-name.ts'

test.each([
  { firstName: 'Bríd', isVerified: true, greeted: 'Bríd', why: 'a name' },
  { firstName: 'Bríd', isVerified: false, greeted: '', why: 'anybody may have typed it' },
  { firstName: 'evil.example', isVerified: true, greeted: '', why: 'no name' },
])('$firstName is greeted as "$greeted": $why', ({ greeted, ...person }) => {
  expect(greetingName(person)).toBe(greeted)
})
