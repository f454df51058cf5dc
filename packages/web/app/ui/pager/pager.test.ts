import { expect, test } from 'vitest'
import { pageWindow } from './pager.tsx'

test.each([
  { current: 1, pages: 1, shown: '1' },
  { current: 1, pages: 5, shown: '1 2 … 5' },
  { current: 3, pages: 5, shown: '1 2 3 4 5' },
  { current: 6, pages: 12, shown: '1 … 5 6 7 … 12' },
  { current: 12, pages: 12, shown: '1 … 11 12' },
])('page $current of $pages offers $shown', ({ current, pages, shown }) => {
  expect(
    pageWindow(current, pages)
      .map((page) => page ?? '…')
      .join(' '),
  ).toBe(shown)
})
