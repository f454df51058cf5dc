import { expect, test } from 'vitest'
import { Feature } from '@clubhouse/contract/site/club'
import { FEATURE_WORDS, reachWords } from './feature-words.ts'

test('DATA-52 every feature has a name and one sentence', () => {
  expect(Object.keys(FEATURE_WORDS).toSorted()).toEqual(Feature.options.toSorted())
  for (const { title, sentence } of Object.values(FEATURE_WORDS)) {
    expect(title).not.toBe('')
    expect(sentence).toMatch(/^[A-Z][^.]*\.$/)
  }
})

test.each([
  {
    feature: 'Membership' as const,
    reach: { on_sale: 12, held: 1034 },
    words: [
      '12 plans can’t be seen or bought until you switch it on again.',
      'Already sold: 1,034 memberships. Nothing of that is lost.',
      'Payments that are due go on.',
    ],
  },
  {
    feature: 'Draw' as const,
    reach: { on_sale: 1, held: 1 },
    words: [
      '1 draw can’t be seen or bought until you switch it on again.',
      'Already sold: 1 ticket. Nothing of that is lost.',
    ],
  },
  { feature: 'Lotto' as const, reach: { on_sale: 0, held: 0 }, words: [] },
  {
    feature: 'Checkout' as const,
    reach: { on_sale: 20, held: 0 },
    words: ['20 things on sale can’t be paid for until you switch it on again.'],
  },
  {
    feature: 'Reducing instalments' as const,
    reach: { on_sale: 2, held: 0 },
    words: [
      '2 plans can’t be paid in reducing instalments until you switch it on again.',
      'Instalments that were agreed go on.',
    ],
  },
  {
    feature: 'Payment Provider' as const,
    reach: { on_sale: 1, held: 0 },
    words: ['Card payments no longer go through your own account until you switch it on again.'],
  },
  { feature: 'Payment Provider' as const, reach: { on_sale: 0, held: 0 }, words: [] },
  { feature: 'Contact' as const, reach: { on_sale: 0, held: 0 }, words: [] },
])('off, $feature reaches $reach', ({ feature, reach, words }) => {
  expect(reachWords(feature, reach)).toEqual(words)
})
