import { expect, test } from 'vitest'
import { dropMark, insertionIndex } from './drag-order.ts'

test.each([
  { y: 0, index: 0 },
  { y: 60, index: 1 },
  { y: 151, index: 2 },
  { y: 900, index: 3 },
])('held at $y it goes to place $index', ({ y, index }) => {
  expect(insertionIndex([50, 150, 250], y)).toBe(index)
})

test.each([
  { dragged: 'a', index: 0, marks: ['', '', ''] },
  { dragged: 'a', index: 1, marks: ['', '', 'before'] },
  { dragged: 'a', index: 2, marks: ['', '', 'after'] },
  { dragged: 'c', index: 0, marks: ['before', '', ''] },
  { dragged: 'elsewhere', index: 3, marks: ['', '', 'after'] },
])('$dragged on its way to $index is shown by $marks', ({ dragged, index, marks }) => {
  const ids = ['a', 'b', 'c']
  expect(ids.map((id) => dropMark(ids, dragged, index, id) ?? '')).toEqual(marks)
})
