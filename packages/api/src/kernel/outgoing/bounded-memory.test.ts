import { expect, test } from 'vitest'
import { BoundedMemory } from './bounded-memory.ts'

test('the oldest is forgotten when there are too many, and what is written again is new', () => {
  const memory = new BoundedMemory<string>({ entries: 2, characters: 1000 })
  memory.set('a', 'one')
  memory.set('b', 'two')
  memory.set('a', 'one again')
  memory.set('c', 'three')
  expect(['a', 'b', 'c'].map((key) => memory.get(key))).toEqual(['one again', null, 'three'])
})

test('the oldest are forgotten when they are too large together', () => {
  const memory = new BoundedMemory<string>({ entries: 100, characters: 30 })
  for (const key of ['a', 'b', 'c']) memory.set(key, 'x'.repeat(8))
  expect(memory.values()).toHaveLength(3)
  memory.set('d', 'y'.repeat(14))
  expect(['a', 'b', 'c', 'd'].map((key) => memory.get(key) !== null)).toEqual([false, false, true, true])
  memory.set('e', 'z'.repeat(40))
  expect(memory.values()).toEqual([])
  memory.set('f', 'there is room')
  expect(memory.get('f')).toBe('there is room')
})
