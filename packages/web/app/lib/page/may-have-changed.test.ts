import { expect, test } from 'vitest'
import { mayHaveChanged } from './may-have-changed.ts'

test.each([
  { formMethod: 'POST', actionStatus: undefined, may: true },
  { formMethod: 'POST', actionStatus: 422, may: true },
  { formMethod: 'POST', actionStatus: 503, may: false },
  { formMethod: 'GET', actionStatus: undefined, may: false },
  { formMethod: undefined, actionStatus: undefined, may: false },
] as const)('$formMethod with $actionStatus may have changed something: $may', ({ may, ...asked }) => {
  expect(mayHaveChanged(asked as Parameters<typeof mayHaveChanged>[0])).toBe(may)
})
