import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowPath, sortRows, statusTone } from './table-rows.ts'

const names = (rows: { name: unknown }[]) => rows.map(({ name }) => name)
const rowsOf = (...values: unknown[]) => values.map((name) => ({ name }))

test.each([
  { why: 'fadas beside their letter', values: ['Orla', 'Éanna', 'Eva'], asc: ['Éanna', 'Eva', 'Orla'] },
  { why: 'case aside', values: ['b', 'A', 'a'], asc: ['A', 'a', 'b'] },
  { why: 'numbers in words', values: ['Under 10', 'Under 9'], asc: ['Under 9', 'Under 10'] },
  { why: 'numbers', values: [10, 9, -1], asc: [-1, 9, 10] },
  { why: 'blanks last', values: [null, 'b', '', 'a', undefined], asc: ['a', 'b', null, '', undefined] },
])('TABLE-05 rows sort by $why', ({ values, asc }) => {
  expect(names(sortRows(rowsOf(...values), { field: 'name', direction: 'asc' }))).toEqual(asc)
})

test('TABLE-05 descending turns the order, yet blanks stay last and equal rows keep their place', () => {
  const rows = [
    { name: 'a', id: 1 },
    { name: null, id: 2 },
    { name: 'b', id: 3 },
    { name: 'A', id: 4 },
  ]
  expect(sortRows(rows, { field: 'name', direction: 'desc' }).map(({ id }) => id)).toEqual([3, 1, 4, 2])
  expect(sortRows(rows, null)).toEqual(rows)
  expect(rows[0]?.id).toBe(1)
})

test('sorting loses no row, whatever the field and the values', () => {
  const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.constant(Number.NaN))
  const field = fc.constantFrom('name', 'constructor', '__proto__', 'missing')
  fc.assert(
    fc.property(fc.array(value), field, (values, name) => {
      const rows = rowsOf(...values)
      const sorted = sortRows(rows, { field: name, direction: 'asc' })
      expect(new Set(sorted)).toEqual(new Set(rows))
      expect(sorted).toHaveLength(rows.length)
    }),
  )
})

test('TABLE-08 Published is green, all else a warning', () => {
  expect(['Published', 'Draft', 'published', ''].map(statusTone)).toEqual([
    'success',
    'warning',
    'warning',
    'warning',
  ])
})

test.each([
  { path: 'news', id: 'first-win', to: '/news/first-win' },
  { path: '/membership/plans/', id: 7, to: '/membership/plans/7' },
  { path: 'news', id: 'a/b?c#d', to: '/news/a%2Fb%3Fc%23d' },
  { path: 'news', id: '..', to: null },
  { path: '../su', id: 'x', to: null },
  { path: 'news', id: '', to: null },
  { path: 'news', id: null, to: null },
  { path: 'news', id: { nested: true }, to: null },
  { path: '//evil.example', id: 'x', to: '/evil.example/x' },
])('TABLE-07 a row with $id in $path leads to $to', ({ path, id, to }) => {
  expect(rowPath(path, { id }, 'id')).toBe(to)
})

test('TABLE-07 a row without the property leads nowhere', () => {
  expect(rowPath('news', {}, 'constructor')).toBeNull()
})
