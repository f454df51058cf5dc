import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBech32, writeBech32 } from './bech32.ts'
import { bytesOf, makeKeyPair, privateKeyOf, readKeyFile, readRecipient } from './keys.ts'

const NOW = new Date('2026-11-19T12:00:00Z')

test('a key that is made can be read, and its two halves belong together', () => {
  const { recipient, file } = makeKeyPair(NOW)
  const [secret] = readKeyFile(file) ?? []
  if (!secret) throw new Error('The key file cannot be read')
  expect(readRecipient(recipient)?.equals(bytesOf(privateKeyOf(secret)))).toBe(true)
  expect(file).toContain(`# public key: ${recipient}`)
})

test('a letter that is mistyped, left out or doubled makes no key', () => {
  const { recipient } = makeKeyPair(NOW)
  fc.assert(
    fc.property(
      fc.nat({ max: recipient.length - 1 }),
      fc.constantFrom('q', 'p', 'z', 'r', '9', 'b', 'i', 'o', '1'),
      (at, letter) => {
        const [before, after] = [recipient.slice(0, at), recipient.slice(at + 1)]
        if (letter !== recipient[at]) expect(readRecipient(before + letter + after)).toBeNull()
        expect(readRecipient(before + after)).toBeNull()
        expect(readRecipient(before + recipient[at] + recipient[at] + after)).toBeNull()
      },
    ),
  )
})

test.each([
  ['the half that opens', () => makeKeyPair(NOW).file.split('\n')[2] ?? ''],
  ['large and small letters', () => makeKeyPair(NOW).recipient.replace('age1', 'Age1')],
  ['another word', () => 'age1'],
  ['nothing', () => ''],
])('%s is no recipient', (_what, text) => {
  expect(readRecipient(text())).toBeNull()
})

test('a key file holds keys and remarks, and nothing else', () => {
  const { file } = makeKeyPair(NOW)
  expect(readKeyFile(file + file)).toHaveLength(2)
  expect(readKeyFile(file.replaceAll('\n', '\r\n'))).toHaveLength(1)
  expect(readKeyFile(`${file}and this`)).toBeNull()
  expect(readKeyFile('# only a remark')).toBeNull()
})

test('any bytes are written as letters and read again', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      expect(readBech32('age', writeBech32('age', bytes))?.equals(Buffer.from(bytes))).toBe(true)
    }),
  )
})
