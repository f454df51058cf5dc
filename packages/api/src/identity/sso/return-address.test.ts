import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathToReturnTo, returnAddress } from './return-address.ts'

const ORIGIN = 'https://dunvarra.clubs.example'

test.each([
  { value: '/', path: '/' },
  { value: '/news?page=2#top', path: '/news?page=2#top' },
  { value: `${ORIGIN}/news?page=2`, path: '/news?page=2' },
  { value: ORIGIN, path: '/' },
  { value: '/authentication/sign-in', path: '/' },
  { value: `${ORIGIN}/authentication/check-email`, path: '/' },
])('SSO-06 $value leads to $path', ({ value, path }) => {
  expect(pathToReturnTo(value, ORIGIN)).toBe(path)
})

test.each([
  undefined,
  null,
  5,
  ['/news'],
  {},
  '',
  'news',
  '?x',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  'https://evil.example',
  'HTTPS://EVIL.example/',
  'https:evil.example',
  'https:/evil.example',
  'http://[::1]',
  `${ORIGIN}.evil.example/`,
  `${ORIGIN}@evil.example/`,
  `${ORIGIN}:8443/news`,
  'http://dunvarra.clubs.example/',
  'https://dunvarra.clubs.example%2eevil.example',
  'https://evil.example\\@dunvarra.clubs.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://evil.example',
  '\thttps://evil.example',
  ' //evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  `${ORIGIN}//evil.example`,
  `${ORIGIN}/..//evil.example`,
  `${ORIGIN}/%5c/../..//evil.example`,
  '/x/..//evil.example',
  '@evil.example',
])('SSO-06 %j leads home', (value) => {
  expect(pathToReturnTo(value, ORIGIN)).toBe('/')
})

test('SSO-06 whatever is asked for, the way back leads to this site', () => {
  const pieces = [
    '/',
    '\\',
    '.',
    '..',
    ':',
    '@',
    '?',
    '#',
    '%2f',
    '\t',
    'https:',
    ORIGIN,
    'evil.example',
    '//',
  ]
  const anything = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 5 })), {
    maxLength: 8,
  })
  fc.assert(
    fc.property(anything, (parts) => {
      const path = pathToReturnTo(parts.join(''), ORIGIN)
      expect(new URL(returnAddress(ORIGIN, path, { c: 'x' })).origin).toBe(ORIGIN)
    }),
    { numRuns: 2000 },
  )
})

test.each([
  { path: '/', href: '/?c=code' },
  { path: '/news?page=2#top', href: '/news?page=2&c=code#top' },
  { path: '/news?c=another&token=x&error=boo', href: '/news?c=code' },
])('SSO-07 the code travels to $path as $href', ({ path, href }) => {
  expect(returnAddress(ORIGIN, path, { c: 'code' })).toBe(ORIGIN + href)
})

test('SSO-07 a failure travels as a sentence', () => {
  expect(new URL(returnAddress(ORIGIN, '/', { error: 'No & no' })).searchParams.get('error')).toBe('No & no')
})
