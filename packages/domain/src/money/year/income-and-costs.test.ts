import { expect, test } from 'vitest'
import { incomeAndCosts } from './income-and-costs.ts'

const account = (name: string, debit: number, credit: number) => ({ account: name, debit, credit })

test('V35 income is what was sold and given, costs are fees and charges; money, tax and what never came are neither', () => {
  const told = incomeAndCosts([
    account('gateway', 11_000, 4_000),
    account('bank', 9_000, 1_250),
    account('sales:Plan', 1_000, 12_000),
    account('sales:ShopItem', 500, 500),
    account('tax:Plan', 0, 230),
    account('income:grants', 0, 50_000),
    account('costs:bank-charges', 1_250, 0),
    account('fees', 300, 20),
    account('platform-fees', 110, 0),
    account('platform', 0, 110),
    account('written-off', 700, 0),
    account('unpaid', 0, 700),
  ])
  expect(told).toEqual({
    income: [
      { account: 'income:grants', amount: 50_000 },
      { account: 'sales:Plan', amount: 11_000 },
    ],
    costs: [
      { account: 'costs:bank-charges', amount: 1_250 },
      { account: 'fees', amount: 280 },
      { account: 'platform-fees', amount: 110 },
    ],
    left: 59_360,
    tax: 230,
  })
})

test('a year in which nothing happened has nothing', () => {
  expect(incomeAndCosts([])).toEqual({ income: [], costs: [], left: 0, tax: 0 })
})
