import { expect, test } from 'vitest'
import { changeOf, notesFor } from './notes-for.ts'

test.each([
  [1600, [1600, 2000, 5000, 10_000]],
  [2000, [2000, 5000, 10_000]],
  [2300, [2300, 2500, 3000, 4000]],
  [9900, [9900, 10_000]],
  [11_000, [11_000, 12_000, 15_000, 20_000]],
  [0, []],
])('who owes %i may hand over %j', (total, notes) => {
  expect(notesFor(total)).toEqual(notes)
})

test.each([
  [1600, 2000, 400],
  [1600, 1600, 0],
  [1600, 1500, null],
])('of %i with %i in hand goes back %j', (total, given, change) => {
  expect(changeOf(total, given)).toBe(change)
})
