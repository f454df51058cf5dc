import { expect, test } from 'vitest'
import { onBothDatabases } from './source-files.mjs'

/** What the embedded database itself is made of is looked at there as a whole. */
const GROUND = new Set(['kernel', 'testing'])

test('on the embedded database each capability has one path at most: its tests take three times as long there', () => {
  /** @type {Map<string, string[]>} */
  const marked = new Map()
  for (const file of onBothDatabases()) {
    const [area = '', name = ''] = file.replace('packages/api/src/', '').split('/')
    const capability = `${area}/${name}`
    if (!GROUND.has(area)) marked.set(capability, [...(marked.get(capability) ?? []), file])
  }
  expect(marked.size).toBeGreaterThan(0)
  expect([...marked.values()].filter((files) => files.length > 1)).toEqual([])
})
