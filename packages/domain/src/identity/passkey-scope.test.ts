import { expect, test } from 'vitest'
import { passkeyScope } from './passkey-scope.ts'

test.each([
  {
    origin: 'https://myaccount.clubs.example',
    base: 'clubs.example',
    scope: 'clubs.example',
    why: 'all sites',
  },
  {
    origin: 'https://dunvarra.clubs.example',
    base: 'clubs.example',
    scope: 'clubs.example',
    why: 'a club’s too',
  },
  { origin: 'https://dunvarra.ie', base: 'clubs.example', scope: null, why: 'a domain of its own' },
  { origin: 'https://evilclubs.example', base: 'clubs.example', scope: null, why: 'only looks like it' },
  {
    origin: 'http://myaccount.localhost:3000',
    base: 'localhost:3000',
    scope: 'myaccount.localhost',
    why: 'one word',
  },
])('$origin → $scope: $why', ({ origin, base, scope }) => {
  expect(passkeyScope(origin, base)).toBe(scope)
})
