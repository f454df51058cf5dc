import { describe, expect, test } from 'vitest'
import { findingsInPackages, mayBeUsed } from './package-terms.mjs'

const allowed = new Set(['MIT', 'Apache-2.0'])

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND Apache-2.0', true],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0-only', false],
  ['(MIT AND BSD-3-Clause) OR (GPL-3.0-only)', false],
  ['SEE LICENSE IN terms.txt', false],
])('%s may be used: %s', (terms, may) => {
  expect(mayBeUsed(terms, allowed)).toBe(may)
})

describe('what is said of a package', () => {
  const lockOf = (/** @type {object} */ entry) => ({
    packages: { '': { license: 'MIT' }, 'node_modules/@a/b': { version: '1.2.3', ...entry } },
  })
  test.each([
    [{ license: 'MIT' }, []],
    [{ license: 'GPL-3.0-only' }, ['@a/b 1.2.3: GPL-3.0-only is not among the licences that we use']],
    [{ license: 'PSF-2.0' }, ['@a/b 1.2.3: PSF-2.0 is not among the licences that we use']],
    [{ license: 'PSF-2.0', dev: true }, []],
    [{}, ['@a/b 1.2.3 names no licence']],
    [
      { license: 'MIT', deprecated: 'holes are not mended' },
      ['@a/b 1.2.3 was given up by its authors: holes are not mended'],
    ],
  ])('%o', (entry, findings) => {
    expect(findingsInPackages(lockOf(entry), () => undefined)).toEqual(findings)
  })

  test('the licence of an installed package counts where the lock file has none', () => {
    expect(findingsInPackages(lockOf({}), () => 'AGPL-3.0-only')).toEqual([
      '@a/b 1.2.3: AGPL-3.0-only is not among the licences that we use',
    ])
  })
})
