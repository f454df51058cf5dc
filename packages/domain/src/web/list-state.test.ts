import { PAGE_DEFAULTS } from '@clubhouse/contract/paging'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PAGER_SIZES } from '@clubhouse/contract/plain-values'
import {
  fromQuery,
  INFINITE_SCROLL,
  LIST_DEFAULTS,
  nextClientSort,
  nextServerSort,
  pageRange,
  TABLE_SEARCH,
  toQuery,
  withFilter,
} from './list-state.ts'

test('TABLE-02 server sort goes desc, asc, none on a field, and starts at desc on another', () => {
  const first = nextServerSort(null, 'title')
  const second = nextServerSort(first, 'title')
  expect(first).toEqual({ field: 'title', direction: 'desc' })
  expect(second).toEqual({ field: 'title', direction: 'asc' })
  expect(nextServerSort(second, 'title')).toBeNull()
  expect(nextServerSort(second, 'date')).toEqual({ field: 'date', direction: 'desc' })
})

test('TABLE-05 client sort goes default, ascending, descending, default', () => {
  const first = nextClientSort(null, 'title')
  const second = nextClientSort(first, 'title')
  expect(first).toEqual({ field: 'title', direction: 'asc' })
  expect(second).toEqual({ field: 'title', direction: 'desc' })
  expect(nextClientSort(second, 'title')).toBeNull()
  expect(nextClientSort(second, 'date')).toEqual({ field: 'date', direction: 'asc' })
})

test('TABLE-03 a filter change goes back to page 1 and keeps the rest', () => {
  const state = {
    ...LIST_DEFAULTS,
    page: 4,
    perPage: 25,
    sort: { field: 'title', direction: 'asc' } as const,
  }
  expect(withFilter(state, 'camp')).toEqual({ ...state, filter: 'camp', page: 1 })
})

test('the search waits 250 ms and takes one letter', () => {
  expect(TABLE_SEARCH).toEqual({ debounceMs: 250, minLength: 1 })
})

test('the scroll loads 200 px early and is ready again after a second', () => {
  expect(INFINITE_SCROLL).toEqual({ offsetPx: 200, resetMs: 1000 })
})

test('the pager offers 10, 15 and 25', () => {
  expect(PAGER_SIZES).toEqual([10, 15, 25])
})

test('TABLE-11 a list starts at page 1 of 10, as the contract says', () => {
  expect(fromQuery(new URLSearchParams())).toEqual(LIST_DEFAULTS)
  expect(LIST_DEFAULTS).toMatchObject({ page: PAGE_DEFAULTS.page, perPage: PAGE_DEFAULTS.perPage })
  expect(toQuery(LIST_DEFAULTS).toString()).toBe('')
})

test('TABLE-11 an address names everything that differs', () => {
  const state = {
    page: 2,
    perPage: 25,
    filter: 'camp & tour',
    sort: { field: 'created_at', direction: 'asc' } as const,
    ids: ['a-1', 'b-2'],
  }
  expect(decodeURIComponent(toQuery(state).toString())).toBe(
    'page=2&per_page=25&filter=camp+&+tour&sort=created_at&sort_direction=asc&ids[]=a-1&ids[]=b-2',
  )
})

test('TABLE-11 an address is read back as it was written', () => {
  const sort = fc.record({
    field: fc.stringMatching(/^[a-z_]{1,20}$/),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
  })
  const state = fc.record({
    page: fc.integer({ min: 1, max: 10_000 }),
    perPage: fc.integer({ min: 1, max: 100 }),
    filter: fc.string({ maxLength: 60 }).map((text) => text.trim()),
    sort: fc.option(sort),
    ids: fc.array(fc.uuid(), { maxLength: 5 }),
  })
  fc.assert(
    fc.property(state, (value) => {
      expect(fromQuery(toQuery(value))).toEqual(value)
    }),
  )
})

test.each([
  { query: 'page=0&per_page=-3', state: {} },
  { query: 'page=two&per_page=1e3', state: {} },
  { query: 'page=10001&per_page=101', state: {} },
  { query: 'sort=title', state: { sort: { field: 'title', direction: 'desc' } } },
  { query: 'sort=title&sort_direction=sideways', state: { sort: { field: 'title', direction: 'desc' } } },
  { query: 'sort=a;drop table&sort_direction=asc', state: {} },
  { query: 'sort_direction=asc', state: {} },
  { query: 'ids[]=a&ids[]=%3Cb%3E&ids=c', state: { ids: ['a', 'c'] } },
  { query: `filter=+${'x'.repeat(300)}`, state: { filter: 'x'.repeat(200) } },
])('TABLE-11 "?$query" is read leniently', ({ query, state }) => {
  expect(fromQuery(new URLSearchParams(query))).toEqual({ ...LIST_DEFAULTS, ...state })
})

test.each([
  { page: 1, perPage: 10, total: 48, range: { page: 1, pages: 5, from: 1, to: 10 } },
  { page: 5, perPage: 10, total: 48, range: { page: 5, pages: 5, from: 41, to: 48 } },
  { page: 9, perPage: 10, total: 48, range: { page: 5, pages: 5, from: 41, to: 48 } },
  { page: 0, perPage: 10, total: 48, range: { page: 1, pages: 5, from: 1, to: 10 } },
  { page: 1, perPage: 10, total: 10, range: { page: 1, pages: 1, from: 1, to: 10 } },
  { page: 1, perPage: 10, total: 0, range: { page: 1, pages: 1, from: 0, to: 0 } },
])('page $page of $total by $perPage is $range', ({ page, perPage, total, range }) => {
  expect(pageRange(page, perPage, total)).toEqual(range)
})
