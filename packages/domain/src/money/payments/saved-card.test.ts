import { expect, test } from 'vitest'
import { expiryInWords, type SavedCard, refusalOfSavedCard } from './saved-card.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const aCard = (wanted: Partial<SavedCard> = {}): SavedCard => ({
  expiration_month: 8,
  expiration_year: 2028,
  funding: 'credit',
  ...wanted,
})
const RUN_OUT = 'This card has expired. Please use another one.'
const NO_CREDIT = 'Credit cards are not accepted for Lotto products. Please use a debit card.'

test.each([
  { why: 'good for years', card: aCard(), says: null },
  { why: 'in its last month', card: aCard({ expiration_month: 11, expiration_year: 2026 }), says: null },
  { why: 'since this month', card: aCard({ expiration_month: 10, expiration_year: 2026 }), says: RUN_OUT },
  { why: 'since last year', card: aCard({ expiration_month: 12, expiration_year: 2025 }), says: RUN_OUT },
])('a card that is kept, $why: $says', ({ card, says }) => {
  expect(refusalOfSavedCard(card, { country: 'Ireland', types: ['Lotto'] }, NOW)).toBe(says)
})

test.each([
  { country: 'Scotland', type: 'Lotto', funding: 'credit', says: NO_CREDIT },
  { country: 'Wales', type: 'Draw', funding: 'credit', says: NO_CREDIT },
  { country: 'Wales', type: 'Draw', funding: 'debit', says: null },
  { country: 'Scotland', type: 'Plan', funding: 'credit', says: null },
] as const)(
  'PAY-16 $type in $country with a kept $funding card: $says',
  ({ country, type, funding, says }) => {
    expect(refusalOfSavedCard(aCard({ funding }), { country, types: [type] }, NOW)).toBe(says)
  },
)

test('reads as on the card', () => expect(expiryInWords(aCard())).toBe('08/28'))
