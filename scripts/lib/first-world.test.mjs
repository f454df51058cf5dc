import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isFirstWorldDue } from './first-world.mjs'

const base = mkdtempSync(path.join(tmpdir(), 'first-world-'))
afterAll(() => rmSync(base, { recursive: true }))
mkdirSync(path.join(base, 'used/postgres'), { recursive: true })

test('a demo with a database of its own has its world laid before its first start', () => {
  expect(isFirstWorldDue({}, base)).toBe(true)
  expect(isFirstWorldDue({ DATA_DIR: 'elsewhere' }, base)).toBe(true)
  expect(isFirstWorldDue({ MODE: 'demo', DATA_DIR: path.join(base, 'new') }, '/')).toBe(true)
})

test.each([
  ['one that has been started before', { DATA_DIR: 'used' }],
  ['one on a server of databases', { DATABASE_URL: 'postgres://db.example/clubhouse' }],
  ['a live deployment', { MODE: 'live' }],
])('%s has not', (_what, environment) => {
  expect(isFirstWorldDue(environment, base)).toBe(false)
})
