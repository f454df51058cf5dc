import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isNewEnough } from './node24.mjs'
import { root } from './places.mjs'

test.each([
  ['20.20.2', false],
  ['24.6.0', false],
  ['24.7.0', true],
  ['26.0.0', true],
])('Node %s runs us: %s', (version, is) => {
  expect(isNewEnough(version)).toBe(is)
})

test('each Node that npm brings along runs us', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const brought = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'))
  expect(brought.length).toBeGreaterThan(3)
  expect(brought.filter(([, version]) => !isNewEnough(String(version)))).toEqual([])
})
