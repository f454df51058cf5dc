import { expect, test } from 'vitest'
import { isShortBeside } from './short-list.ts'

test.each([
  { what: 'three lines beside four hundred', lines: 3, extra: 400, isShort: true },
  { what: 'a whole list that lacks many', lines: 900, extra: 400, isShort: false },
  { what: 'a small club, all of it new', lines: 2, extra: 25, isShort: false },
  { what: 'nobody left out', lines: 3, extra: 0, isShort: false },
])('$what: $isShort', ({ isShort, ...list }) => {
  expect(isShortBeside(list)).toBe(isShort)
})
