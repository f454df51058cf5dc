import { expect, test } from 'vitest'
import { Currency } from './site/club.ts'
import { SsoMode } from './identity/sign-in.ts'
import { OrderItem, Transaction } from './money/orders.ts'
import { listQuery } from './paging.ts'
import { Role } from './people/people.ts'
import { listPrograms, ProductType } from './selling/products.ts'

test.each([
  { id: 'DATA-50', all: Role, words: ['member', 'admin', 'super-user', 'group_manager', 'owner', 'xgb'] },
  {
    id: 'DATA-51 OPEN-070',
    all: ProductType,
    words: ['Plan', 'Bundle', 'Lotto', 'Draw', 'ShopItem', 'EventTicket'],
  },
  { id: 'DATA-59', all: Transaction.shape.kind, words: ['debit', 'credit'] },
  { id: 'DATA-55', all: SsoMode, words: ['mandatory', 'optional', 'off'] },
  { id: 'DATA-65', all: Currency, words: ['GBP', 'EUR', 'AUD', 'NZD', 'USD', 'CAD'] },
])('$id holds these words and no others', ({ all, words }) => {
  expect(new Set<string>(all.options)).toEqual(new Set(words))
  expect(all.safeParse('another').success).toBe(false)
})

test('DATA-29 a line of an order has these', () => {
  expect(Object.keys(OrderItem.shape)).toEqual(
    expect.arrayContaining([
      'order_item_id',
      'bundle_order_item_id',
      'subtotal',
      'bundle_total',
      'initial_payment',
      'remaining_payment',
      'number_of_payments',
      'price',
      'first_name',
      'last_name',
    ]),
  )
})

test('CONST-03 a list begins with its first ten; programmes come a thousand at a time', () => {
  expect(listQuery(['name']).parse({})).toMatchObject({ page: 1, per_page: 10 })
  expect(listPrograms.query.parse({})).toMatchObject({ page: 1, per_page: 1000 })
})
