import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPage } from './match-paging.ts'

const rows = (count: number) => Array.from({ length: count }, (_, i) => i)

test.each([
  { rows: 10, told: 24, page: 1, total: 24, why: 'as told' },
  { rows: 4, told: '24', page: 3, total: 24, why: 'as told, in letters' },
  { rows: 0, told: 24, page: 9, total: 24, why: 'a page beyond the last' },
  { rows: 0, told: 0, page: 1, total: 0, why: 'nothing' },
  { rows: 10, told: 3, page: 1, total: 11, why: 'fewer than came: as seen, and a way on' },
  { rows: 4, told: undefined, page: 3, total: 24, why: 'not told: as seen' },
  { rows: 10, told: -1, page: 2, total: 21, why: 'a negative total' },
  { rows: 4, told: 1e9, page: 1, total: 4, why: 'beyond what can be' },
  { rows: 4, told: null, page: 1, total: 4, why: 'null is not zero' },
  { rows: 4, told: { a: 1 }, page: 1, total: 4, why: 'no number' },
])('DATA-14 $rows rows of a told $told on page $page: $total, $why', ({ rows: count, told, page, total }) => {
  expect(readPage(rows(count), told, { page, per_page: 10 })).toEqual({ items: rows(count), total })
})

test('a service that does not page is paged', () => {
  expect(readPage(rows(24), 24, { page: 3, per_page: 10 })).toEqual({ items: [20, 21, 22, 23], total: 24 })
})

test('whatever is told, the page is no longer than asked for and the total covers it', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.anything(), fc.integer({ min: 1, max: 50 }), (count, told, page) => {
      const read = readPage(rows(count), told, { page, per_page: 10 })
      expect(read.items.length).toBeLessThanOrEqual(10)
      expect(read.total).toBeGreaterThanOrEqual(read.items.length)
    }),
  )
})
