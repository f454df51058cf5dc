import fc from 'fast-check'
import { expect, test } from 'vitest'
import { returnPath, safePath } from './redirects.ts'

test.each([
  { value: '/', path: '/' },
  { value: '/news/new-turf?page=2#top', path: '/news/new-turf?page=2#top' },
  { value: '/a/../news', path: '/news' },
  { value: '/?redirect=//evil.example', path: '/?redirect=//evil.example' },
])('AUTH-56 $value is a path of ours', ({ value, path }) => {
  expect(safePath(value)).toBe(path)
})

test.each([
  '',
  'news',
  '?x',
  '#x',
  'https://evil.example',
  'HTTPS://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  ' /news',
  '/ne ws',
  '/news\u0000',
  '/news\u0085',
  '/\u2028x',
  'mailto:a@b.example',
  'evil.example',
  '@evil.example',
  ':80',
  '/%2e%2e//evil.example',
])('AUTH-56 %j leads nowhere', (value) => {
  expect(safePath(value)).toBeNull()
})

test('AUTH-56 whatever is taken stays on the site, as a browser reads it', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    'evil.example',
    ':',
    '@',
    '?',
    '#',
    '\t',
    '%2f',
    'a',
    ' ',
  )
  const base = 'https://club.example/authentication/sign-in'
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const path = safePath(parts.join(''))
      if (path !== null) expect(new URL(path, base).origin).toBe('https://club.example')
    }),
    { numRuns: 2000 },
  )
})

test('AUTH-56 without a path, or with one of the steps, it is the root', () => {
  expect([null, undefined, '', '//evil.example', '/authentication', '/authentication/sign-in?x']).toSatisfy(
    (values: string[]) => values.every((value) => returnPath(value) === '/'),
  )
  expect(returnPath('/authentications')).toBe('/authentications')
})
