import { expect, test } from 'vitest'
import { covers, extentOf } from './install-extent.mjs'

const LOCKED = {
  '': {},
  'packages/api': { version: '0.1.0' },
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/vitest': { version: '5.1.0', dev: true },
  'node_modules/native-for-another-machine': { version: '1.0.0', optional: true },
  'node_modules/native-of-a-test-tool': { version: '1.0.0', dev: true, optional: true },
}

const fastify = { 'node_modules/fastify': { version: '5.0.0' } }
const vitest = { 'node_modules/vitest': { version: '5.1.0' } }

test('everything is there but for the parts of other machines', () => {
  expect(extentOf(LOCKED, { ...fastify, ...vitest })).toBe('all')
})

test('without what only tests need it is enough for a start', () => {
  expect(extentOf(LOCKED, fastify)).toBe('start')
})

test.each([
  ['a package of the start is missing', vitest],
  [
    'a package of the start is of another version',
    { 'node_modules/fastify': { version: '4.9.9' }, ...vitest },
  ],
  [
    'a package of the tests is of another version',
    { ...fastify, 'node_modules/vitest': { version: '4.0.0' } },
  ],
])('%s: nothing of it counts', (_what, present) => {
  expect(extentOf(LOCKED, present)).toBeUndefined()
})

test('everything is enough for a start, and a start is not everything', () => {
  expect([covers('all', 'all'), covers('all', 'start'), covers('start', 'start')]).toEqual([true, true, true])
  expect([covers('start', 'all'), covers(undefined, 'start')]).toEqual([false, false])
})
