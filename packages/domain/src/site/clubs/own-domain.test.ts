import { expect, test } from 'vitest'
import { domainError, stateOfDomain, tidyDomain } from './own-domain.ts'

test.each([
  { isProven: true, points: 'here' as const, state: 'verified' },
  { isProven: false, points: 'here' as const, state: 'not-proven' },
  { isProven: true, points: 'elsewhere' as const, state: 'elsewhere' },
  { isProven: false, points: 'elsewhere' as const, state: 'elsewhere' },
  { isProven: true, points: 'nowhere' as const, state: 'not-found' },
])('proven $isProven, points $points: $state', ({ isProven, points, state }) => {
  expect(stateOfDomain({ isProven, points })).toBe(state)
})

test.each([
  ['https://WWW.Rovers.ie/news?a=b', 'www.rovers.ie'],
  [' rovers.ie. ', 'rovers.ie'],
])('%s is kept as %s', (typed, kept) => {
  expect(tidyDomain(typed)).toBe(kept)
})

test.each([
  { domain: 'www.rovers.ie', isFine: true },
  { domain: 'rovers.ie', isFine: true },
  { domain: 'rovers', isFine: false },
  { domain: '10.0.0.1', isFine: false },
  { domain: 'rovers .ie', isFine: false },
  { domain: 'rovers.ie:8080', isFine: false },
  { domain: '-rovers.ie', isFine: false },
  { domain: 'clubs.example', isFine: false },
  { domain: 'backoffice.clubs.example', isFine: false },
  { domain: 'notclubs.example', isFine: true },
])('OPEN-004 $domain can be a club’s own: $isFine', ({ domain, isFine }) => {
  expect(domainError(domain, 'clubs.example:3000') === null).toBe(isFine)
})
