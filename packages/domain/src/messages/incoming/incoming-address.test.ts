import fc from 'fast-check'
import { expect, test } from 'vitest'
import { base32, LONGEST_MAILBOX, readIncomingAddress, writeIncomingAddress } from './incoming-address.ts'

const MAILBOX = 'post@mail.example'
const ID = '6b0f7c1e-6c0a-4a53-8d26-0d1a7e0c8a11'
const PROOF = 'abcdefghijklmnop'
const address = writeIncomingAddress({ kind: 'bounce', id: ID, proof: PROOF }, MAILBOX)

test('an address says what it is for, whose it is and that it was proven; it fits before the @ of any mail server', () => {
  expect(address).toBe('post+b-nmhxyhtmbjffhdjgbunh4dekceabcdefghijklmnop@mail.example')
  const longest = `${'x'.repeat(LONGEST_MAILBOX)}@mail.example`
  expect(
    writeIncomingAddress({ kind: 'thread', id: ID, proof: PROOF }, longest).indexOf('@'),
  ).toBeLessThanOrEqual(64)
})

test.each([
  { given: address, kind: 'bounce' },
  { given: address.toUpperCase(), kind: 'bounce' },
  { given: ` ${address} `, kind: 'bounce' },
  { given: address.replace('+b-', '+t-'), kind: 'thread' },
  { given: address.replace('+b-', '+x-'), kind: null },
  { given: address.replace('mail.example', 'evil.example'), kind: null },
  { given: address.replace('@mail.example', '@mail.example.evil.example'), kind: null },
  { given: address.replace('post+', 'xpost+'), kind: null },
  { given: address.replace('@', 'a@'), kind: null },
  { given: MAILBOX, kind: null },
  { given: '', kind: null },
])('$given is read as $kind', ({ given, kind }) => {
  expect(readIncomingAddress(given, MAILBOX)?.kind ?? null).toBe(kind)
})

test('every id comes back as it was, and is written one way only', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uint8Array({ minLength: 10, maxLength: 10 }), (id, bytes) => {
      const token = { kind: 'thread' as const, id, proof: base32(bytes) }
      const written = writeIncomingAddress(token, MAILBOX)
      expect(readIncomingAddress(written, MAILBOX)).toEqual(token)
    }),
  )
  // The last letter of an id has two bits to spare.
  expect(readIncomingAddress(address.replace('kceabc', 'kcfabc'), MAILBOX)).toBeNull()
})
