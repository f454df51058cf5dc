import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FORM_LIMITS } from '@clubhouse/contract/people/form-words'
import { isReadablePattern, linearPatterns, PATTERN_LIMITS, patternSize } from './linear-patterns.ts'
import { matching, newQuestion } from './new-question.ts'
import { hasPatterns } from './patterns.ts'
import { formOf } from './testing/form-of.ts'

test.each([
  ['[A-Z]+', 'ABC', true],
  ['[A-Z]+', 'ABCd', false],
  ['^[A-Z]+$', 'ABC', true],
  ['(?i)[a-z]+', 'ABC', true],
  ['cat|category', 'category', true],
  ['\\p{L}+', 'Ó', true],
  ['.+', 'two\nlines', false],
])('FORM-14 the whole text is as the pattern says: %s and "%s" → %s', (pattern, text, expected) => {
  expect(linearPatterns.matches(pattern, text)).toBe(expected)
})

test.each(['(', '[a-', '(?=a)', '(?<!a)b', '(a)\\1', '*', 'a{1000}', '((a{9}){9}){9}', '(a?){200}'])(
  'what cannot be used refuses nobody, and no form with it is saved: %s',
  (pattern) => {
    expect(isReadablePattern(pattern)).toBe(false)
    expect(patternSize(pattern)).toBe(0)
    expect(linearPatterns.matches(pattern, 'anything')).toBe(true)
  },
)

describe('a pattern that would run for ever elsewhere ends', () => {
  const MEASURED_MS = 5000

  test.each(['(a+)+$', '(a|aa)+b', '(.*a){35}', '(a*)*b', '([a-zA-Z]+)*$', '^(([a-z])+.)+[A-Z]([a-z])+$'])(
    'FORM-14 %s against the longest answers',
    (pattern) => {
      expect(isReadablePattern(pattern)).toBe(true)
      const began = performance.now()
      for (const length of [PATTERN_LIMITS.text, FORM_LIMITS.answer]) {
        linearPatterns.matches(pattern, 'a'.repeat(length))
        linearPatterns.matches(pattern, `${'a'.repeat(length - 1)}!`)
      }
      // A loaded machine takes tenths of a second; an engine that goes back would take longer than the universe.
      expect(performance.now() - began).toBeLessThan(MEASURED_MS)
    },
  )

  test('a text longer than patterns are for is refused without looking', () => {
    expect(linearPatterns.matches('a*', 'a'.repeat(PATTERN_LIMITS.text))).toBe(true)
    expect(linearPatterns.matches('a*', 'a'.repeat(PATTERN_LIMITS.text + 1))).toBe(false)
  })
})

test('FORM-14 whatever an admin writes is refused or stays within the limits', () => {
  const piece = fc.constantFrom(
    'a',
    '.',
    '\\pL',
    '[^a-z]',
    '(',
    '(?:',
    ')',
    '|',
    '*',
    '+',
    '?',
    '{3}',
    '{2,40}',
    '{900}',
    '^',
    '$',
    '\\',
    '[',
    ']',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const pattern = pieces.join('')
      expect(patternSize(pattern)).toBeLessThanOrEqual(PATTERN_LIMITS.size)
      expect(typeof linearPatterns.matches(pattern, 'aaaaaaaaaa!')).toBe('boolean')
    }),
    { numRuns: 3000, seed: 6 },
  )
})

test('more patterns than are kept answer the same', () => {
  const answers = Array.from({ length: 450 }, (_, at) => linearPatterns.matches(`a${at}`, `a${at}`))
  expect(answers.every(Boolean)).toBe(true)
})

test('a form says whether it has patterns, so that a page without any need not fetch the engine', () => {
  expect(hasPatterns(formOf(newQuestion('a', 'text', 'A')))).toBe(false)
  expect(hasPatterns(formOf(newQuestion('a', 'text', 'A', { validations: [matching('a')] })))).toBe(true)
})
