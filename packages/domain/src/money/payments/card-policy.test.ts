import { describe, expect, test } from 'vitest'
import { CARD_RULES, hasCardRule, refusalOfCard } from './card-policy.ts'

const TEXT = 'Credit cards are not accepted for Lotto products. Please use a debit card.'

describe('PAY-16, OPEN-109, DRAW-04 credit cards, lotto and draws', () => {
  test.each(['Wales', 'England', 'Scotland', 'Northern Ireland', 'UK', ' northern ireland '])(
    'are refused in %s',
    (country) => {
      for (const type of ['Lotto', 'Draw'] as const) {
        expect(hasCardRule({ country, types: [type] })).toBe(true)
        expect(refusalOfCard({ country, types: ['Plan', type] }, 'credit')).toBe(TEXT)
        expect(refusalOfCard({ country, types: [type] }, 'debit')).toBeNull()
        expect(refusalOfCard({ country, types: [type] }, 'prepaid')).toBeNull()
      }
    },
  )

  test.each(['Ireland', 'France', '', null])('are taken in %s', (country) => {
    expect(hasCardRule({ country, types: ['Lotto', 'Draw'] })).toBe(false)
    expect(refusalOfCard({ country, types: ['Lotto'] }, 'credit')).toBeNull()
  })

  test('are taken for anything else', () => {
    const types = ['Plan', 'Bundle', 'ShopItem', 'EventTicket'] as const
    expect(hasCardRule({ country: 'Wales', types })).toBe(false)
    expect(refusalOfCard({ country: 'Wales', types }, 'credit')).toBeNull()
  })

  test('every rule says why', () => {
    for (const { message } of CARD_RULES) expect(message).not.toBe('')
  })
})
