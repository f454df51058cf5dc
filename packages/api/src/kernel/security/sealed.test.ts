import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seal, unseal } from './sealed.ts'

const key = randomBytes(32)
const NOW = new Date('2026-11-15T12:00:00Z')
const later = new Date(NOW.getTime() + 1000)

test('what was sealed opens again', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(unseal(key, seal(key, value, later), NOW)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test('not when its time is over, not with another key', () => {
  const sealed = seal(key, { email: 'brid@home.example' }, later)
  expect(unseal(key, sealed, later)).toBeNull()
  expect(unseal(randomBytes(32), sealed, NOW)).toBeNull()
  expect(sealed).not.toContain('brid')
})

test('whatever is changed in it, or was never ours, does not open', () => {
  const sealed = Buffer.from(seal(key, { a: 1 }, later), 'base64url')
  for (let at = 0; at < sealed.length; at++) {
    const forged = Buffer.from(sealed)
    forged[at] = (forged[at] ?? 0) ^ 1
    expect(unseal(key, forged.toString('base64url'), NOW)).toBeNull()
  }
  fc.assert(fc.property(fc.string(), (text) => unseal(key, text, NOW) === null))
})
