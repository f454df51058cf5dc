import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isOnlyAnotherView,
  isPartShown,
  readResults,
  resultsAddress,
  type ResultsState,
  VIEWS,
  withCompetition,
} from './results-address.ts'

const read = (query: string) => readResults(new URLSearchParams(query))
const PLAIN: ResultsState = {
  competition: null,
  results: { page: 1, perPage: 10 },
  next: { page: 1, perPage: 10 },
  view: 'table',
}

test('FIX2-11 CONST-02 both lists are paged on their own, by 10, 15 or 25', () => {
  expect(
    read('competition=7&results_page=2&results_per_page=15&next_page=3&next_per_page=25&view=next'),
  ).toEqual({
    competition: '7',
    results: { page: 2, perPage: 15 },
    next: { page: 3, perPage: 25 },
    view: 'next',
  })
})

test.each([
  '',
  'competition=%3Cscript%3E',
  'competition=../../x',
  `competition=${'7'.repeat(65)}`,
  'results_page=0&next_page=-1',
  'results_page=1e3&next_page=100',
  'results_per_page=1000&next_per_page=ten',
  'view=everything',
])('what makes no sense counts as not said: %s', (query) => {
  expect(read(query)).toEqual(PLAIN)
})

test('another competition is read from its first pages, in the part that is open', () => {
  const state = read('competition=7&results_page=2&results_per_page=15&view=results')
  expect(resultsAddress(withCompetition(state, '8'))).toBe('/results-fixtures?competition=8&view=results')
})

test('every state has one address, and the address leads to the state', () => {
  const paging = fc.record({
    page: fc.integer({ min: 1, max: 99 }),
    perPage: fc.constantFrom(10 as number, 15, 25),
  })
  const state = fc.record({
    competition: fc.option(fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/)),
    results: paging,
    next: paging,
    view: fc.constantFrom(...VIEWS),
  })
  fc.assert(
    fc.property(state, (wanted) => {
      expect(read(resultsAddress(wanted).split('?')[1] ?? '')).toEqual(wanted)
    }),
  )
})

test.each([
  { from: 'competition=7', to: 'competition=7&view=next', is: true },
  { from: 'view=live', to: '', is: true },
  { from: 'competition=7', to: 'competition=8&view=next', is: false },
  { from: 'view=next', to: 'view=next&next_page=2', is: false },
  { from: 'view=next', to: 'view=next', is: false },
])('from "$from" to "$to" is only another part of the same: $is', ({ from, to, is }) => {
  expect(isOnlyAnotherView(new URLSearchParams(from), new URLSearchParams(to))).toBe(is)
})

test.each([
  { size: 'small', view: 'table', shown: false },
  { size: 'small', view: 'live', shown: true },
  { size: 'medium', view: 'table', shown: true },
  { size: 'large', view: 'table', shown: true },
] as const)(
  'SHELL-47 on a $size screen at "$view" the live part is shown: $shown',
  ({ size, view, shown }) => {
    expect(isPartShown('live', view, size)).toBe(shown)
  },
)
