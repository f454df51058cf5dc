import { expect, test } from 'vitest'
import { compareBills } from './compare-bills.mjs'

test('two bills of materials side by side: what came, what went, what changed', () => {
  const before = {
    components: [
      { name: 'zod', version: '4.1.0' },
      { name: 'tslib', version: '1.0.0' },
      { group: '@noble', name: 'hashes', version: '2.4.0' },
      { name: 'left', version: '1.0.0' },
    ],
  }
  const after = {
    components: [
      { name: 'zod', version: '4.2.0' },
      { name: 'tslib', version: '2.8.1' },
      { name: 'tslib', version: '1.0.0' },
      { group: '@noble', name: 'hashes', version: '2.4.0' },
      { group: '@noble', name: 'curves', version: '2.4.0' },
    ],
  }
  expect(compareBills(before, after)).toEqual([
    'new: @noble/curves 2.4.0',
    'gone: left 1.0.0',
    'changed: tslib 1.0.0 → 1.0.0, 2.8.1',
    'changed: zod 4.1.0 → 4.2.0',
  ])
  expect(compareBills(after, after)).toEqual([])
})
