import { expect, test } from 'vitest'
import { returnPath, safePath } from './web/redirects.ts'
import { LEAVING, STAYING } from './testing/redirect-corpus.ts'

/**
 * OPEN-015: whatever comes as `redirect`, `redirectUrl`, `origin` or RelayState goes through this one judge. Turns
 * red when any of its conditions is taken away: white space, backslash, control characters, the resolved path.
 */

const SITE = 'https://club.example'

test('the corpus is large, and no string stands in it twice', () => {
  expect(new Set(LEAVING).size).toBeGreaterThanOrEqual(100)
  expect(new Set(LEAVING).size).toBe(LEAVING.length)
})

test.each(LEAVING)('AUTH-07 AUTH-56 %j leads nowhere', (value) => {
  expect(safePath(value)).toBeNull()
  expect(returnPath(value)).toBe('/')
})

test.each(STAYING)('%j stays on the site, as a browser reads it', (value) => {
  const path = safePath(value)
  expect(path).not.toBeNull()
  expect(new URL(path ?? '', SITE).origin).toBe(SITE)
  expect(path).toMatch(/^\/(?!\/)/)
})

test('judged once more, what was let through is the same', () => {
  const judged = STAYING.map((value) => safePath(value))
  expect(judged.map((path) => safePath(path))).toEqual(judged)
})

test.each([
  '/authentication',
  '/authentication/sign-in',
  '/authentication?x',
  '/a/../authentication/sign-in',
])('after signing in nobody is sent back to %s', (value) => {
  expect(returnPath(value)).toBe('/')
})
