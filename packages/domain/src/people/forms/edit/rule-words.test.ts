import { expect, test } from 'vitest'
import { atLeast, atMost, between, mandatory, matching, newQuestion } from '../new-question.ts'
import { isBound } from '../answers/date-bounds.ts'
import { boundInWords, readBound, writeBound } from './bound-words.ts'
import { ruleInWords, wordsWithoutOwn } from './rule-words.ts'

test.each([
  { text: 'now', words: 'today' },
  { text: '-18y', words: '18 years ago' },
  { text: '-1y', words: '1 year ago' },
  { text: '+2y', words: '2 years from today' },
  { text: '2014-03-27', words: '27/03/2014' },
  { text: '2014-03-27T00:00:00.000Z', words: '27/03/2014' },
  { text: 'yesterday', words: 'yesterday' },
])('OPEN-090 the bound $text reads "$words"', ({ text, words }) => {
  expect(boundInWords(text)).toBe(words)
})

test.each([null, 'now', '-18y', '+120y', '2014-03-27'])('the bound %s is written as it was read', (text) => {
  expect(writeBound(readBound(text))).toBe(text)
  expect(text === null || isBound(text)).toBe(true)
})

test.each(['2014-03-27T12:00:00Z', '2014-03-27 or so', '2014-02-30'])(
  'the bound %s is no day to whoever edits it, as to whoever judges by it',
  (text) => {
    expect(readBound(text)).toEqual({ is: 'unreadable', text })
    expect(isBound(text)).toBe(false)
  },
)

test.each([
  { rule: atMost(64), says: 'At most 64 characters' },
  { rule: atLeast(1), says: 'At least 1 character' },
  { rule: matching('[a-z]+'), says: 'Must match a pattern' },
  { rule: between({ less_than: 'now' }), says: 'Must be before today' },
  {
    rule: between({ greater_than: '-18y', less_than: 'now' }),
    says: 'Within the last 18 years',
  },
  { rule: between({}), says: null },
  { rule: mandatory(), says: null },
])('a rule in words: $says', ({ rule, says }) => {
  expect(ruleInWords(rule)).toBe(says)
})

test.each([
  { rule: mandatory(), says: 'Please enter born' },
  { rule: atMost(64), says: 'Maximum length 64' },
  { rule: atLeast(2), says: 'Minimum length 2' },
  { rule: matching('x'), says: 'Invalid value' },
  { rule: between({ less_than: '-18y' }), says: 'Born must be below 15/11/2008' },
  { rule: between({ greater_than: 'now' }), says: 'Born must be above 15/11/2026' },
  { rule: between({}), says: 'Invalid value' },
])('FORM-23 without words of its own a rule says "$says"', ({ rule, says }) => {
  expect(wordsWithoutOwn(newQuestion('born', 'date', 'Born'), rule, '2026-11-15')).toBe(says)
})
