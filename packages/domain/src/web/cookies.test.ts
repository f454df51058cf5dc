import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCookie } from './cookies.ts'

test.each([
  { header: 'a=1; session=abc; b=2', value: 'abc' },
  { header: 'session=abc', value: 'abc' },
  { header: 'session=a%20b', value: 'a b' },
  { header: 'session="abc"', value: 'abc' },
  { header: 'session=a=b=', value: 'a=b=' },
  { header: 'session=first; session=second', value: 'first' },
  { header: 'session=', value: '' },
  { header: 'session=100%', value: '100%' },
  { header: ' ;;=; session = abc ;', value: 'abc' },
  { header: 'my-session=abc', value: null },
  { header: 'session', value: null },
  { header: '', value: null },
  { header: null, value: null },
  { header: undefined, value: null },
])('$header holds $value', ({ header, value }) => {
  expect(readCookie(header, 'session')).toBe(value)
})

test('no header makes it throw, and an encoded value is read back beside any other', () => {
  const junk = fc.string({ unit: 'binary' }).filter((text) => !text.includes('session'))
  fc.assert(
    fc.property(junk, fc.string({ unit: 'grapheme' }), (other, value) => {
      expect(readCookie(`${other}; session=${encodeURIComponent(value)}`, 'session')).toBe(value)
    }),
  )
})
