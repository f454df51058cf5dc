import { expect, test } from 'vitest'
import { madeIn } from './promised.ts'

test('what tests noted is added up by its kind', () => {
  const lines = '{"kind":"draws","made":1}\n{"kind":"payouts","made":2}\n{"kind":"draws","made":1}\n'
  expect([...madeIn(lines)]).toEqual([
    ['draws', 2],
    ['payouts', 2],
  ])
  expect(madeIn('').size).toBe(0)
})
