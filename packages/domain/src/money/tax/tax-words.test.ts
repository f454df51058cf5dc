import { expect, test } from 'vitest'
import { percentWords, rateWords, taxWord, usualRates } from './tax-words.ts'

test.each([
  { country: 'IE', currency: 'EUR', word: 'VAT', first: 'Standard, 23%', count: 5 },
  { country: 'GB', currency: 'GBP', word: 'VAT', first: 'Standard, 20%', count: 4 },
  { country: 'AU', currency: 'AUD', word: 'GST', first: 'GST, 10%', count: 2 },
  { country: 'US', currency: 'USD', word: 'Sales tax', first: 'Exempt', count: 1 },
  { country: null, currency: 'EUR', word: 'VAT', first: 'Exempt', count: 1 },
])(
  'a club in $country speaks of $word and begins with $first',
  ({ country, currency, word, first, count }) => {
    const rates = usualRates(country)
    expect(taxWord(currency)).toBe(word)
    expect(rates.map(rateWords)[0]).toBe(first)
    expect(rates).toHaveLength(count)
  },
)

test.each([
  [2300, '23%'],
  [1350, '13.5%'],
  [525, '5.25%'],
  [0, '0%'],
])('%i is %s', (basisPoints, words) => {
  expect(percentWords(basisPoints)).toBe(words)
})
