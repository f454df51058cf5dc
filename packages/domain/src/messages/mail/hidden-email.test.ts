import { expect, test } from 'vitest'
import { hiddenEmail } from './hidden-email.ts'

test.each([
  ['brid@home.example', 'b•••@home.example'],
  ['b@home.example', 'b•••@home.example'],
])('%s is told as %s', (email, told) => {
  expect(hiddenEmail(email)).toBe(told)
})
