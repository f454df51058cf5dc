import { expect, test } from 'vitest'
import { connectedWords, failureWords } from './provider-words.ts'

test.each([
  {
    counts: [
      { what: 'fixtures' as const, count: 24 },
      { what: 'results' as const, count: 1 },
    ],
    words: 'It works: 24 fixtures and 1 result.',
  },
  { counts: [{ what: 'competitions' as const, count: 2 }], words: 'It works: 2 competitions.' },
  {
    counts: [{ what: 'fixtures' as const, count: 0 }],
    words: 'It answers, but has nothing for these numbers. Check them, unless the season hasn’t begun.',
  },
])('$words', ({ counts, words }) => {
  expect(connectedWords(counts)).toBe(words)
})

test('a failure is said in plain words, also one that nobody foresaw', () => {
  expect(failureWords('unauthorised')).toBe(
    'The provider refused the key. Check the key and the organisation number.',
  )
  expect(failureWords('whatever')).toBe('The provider gave no answer. Try again later.')
})
