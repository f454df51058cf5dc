import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  hideReferences,
  provenText,
  readReference,
  type ReferenceUse,
  writeReference,
} from './mail-reference.ts'

const ID = '6f1f6a52-5d0c-4e0b-9a53-3c5b6f6f0a01'
const PROOF = 'abcdefghijklmnopqrstu-_9'

const proofs = fc.string({
  unit: fc.constantFrom('A', 'Z', 'a', 'z', '0', '9', '-', '_'),
  minLength: 24,
  maxLength: 24,
})

test('what was written is read again', () => {
  fc.assert(
    fc.property(fc.uuid(), proofs, (id, proof) => {
      expect(readReference(writeReference({ id, proof }))).toEqual({ id, proof })
    }),
  )
})

test.each([
  { text: '', why: 'nothing' },
  { text: ID, why: 'no proof' },
  { text: `${ID}.`, why: 'an empty proof' },
  { text: `${ID}.${PROOF}x`, why: 'a proof that is too long' },
  { text: `${ID}.${PROOF.slice(1)}`, why: 'a proof that is too short' },
  { text: `${ID}.${PROOF.slice(1)}=`, why: 'a sign that no proof has' },
  { text: `${ID.toUpperCase()}.${PROOF}`, why: 'a second spelling' },
  { text: ` ${ID}.${PROOF}`, why: 'a blank before it' },
  { text: `${ID}.${PROOF}\n`, why: 'a line break behind it' },
  { text: `1' or 1=1--.${PROOF}`, why: 'no id' },
])('OPEN-069 $why is no reference', ({ text }) => {
  expect(readReference(text)).toBeNull()
})

test('whatever is sent, reading it never fails', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (text) => {
      const reference = readReference(text)
      if (reference) expect(writeReference(reference)).toBe(text)
    }),
  )
})

const uses: fc.Arbitrary<ReferenceUse> = fc.record({
  purpose: fc.constantFrom('list', 'member', 'lotto-friend'),
  clubId: fc.uuid(),
  listId: fc.option(fc.uuid()),
  personId: fc.uuid(),
})

test('no two uses are proven by the same text', () => {
  fc.assert(
    fc.property(uses, uses, (one, other) => {
      const isSame = (Object.keys(one) as (keyof ReferenceUse)[]).every((key) => one[key] === other[key])
      expect(provenText(one) === provenText(other)).toBe(isSame)
    }),
  )
})

test('a line of a log keeps the path and loses the reference', () => {
  expect(hideReferences(`/api/v1/store/dunvarra/unsubscribe-friend/${ID}.${PROOF}`)).toBe(
    '/api/v1/store/dunvarra/unsubscribe-friend/[reference]',
  )
  expect(hideReferences(`/x/${ID.toUpperCase()}%2E${PROOF}`)).toBe('/x/[reference]')
  expect(hideReferences(`/media/dunvarra/${ID}/crest.png`)).toBe(`/media/dunvarra/${ID}/crest.png`)
})
