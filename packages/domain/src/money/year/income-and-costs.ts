import type { AccountBalance } from '@clubhouse/contract/money/office/reports'

export interface Kind {
  account: string
  amount: number
}

export interface IncomeAndCosts {
  income: Kind[]
  costs: Kind[]
  /** What of the income was spent on costs that we know of, taken off. */
  left: number
  /** What was sold holds so much tax, which is the tax office's and no income. */
  tax: number
}

const isIncome = (account: string) => /^(sales|income):/.test(account)
const isCost = (account: string) => /^(fees$|platform-fees$|costs:)/.test(account)

/** What a committee asks of the accounts: what came in by kind, and what of it went on costs. Most first; what is nought is not told. */
export function incomeAndCosts(
  accounts: readonly Omit<AccountBalance, 'opening' | 'closing'>[],
): IncomeAndCosts {
  const kinds = (is: (account: string) => boolean, sign: 1 | -1): Kind[] =>
    accounts
      .filter(({ account }) => is(account))
      .map(({ account, debit, credit }) => ({ account, amount: sign * (credit - debit) }))
      .filter(({ amount }) => amount !== 0)
      .toSorted((a, b) => b.amount - a.amount || a.account.localeCompare(b.account))
  const [income, costs] = [kinds(isIncome, 1), kinds(isCost, -1)]
  const tax = kinds((account) => account.startsWith('tax:'), 1)
  return { income, costs, left: sumOf(income) - sumOf(costs), tax: sumOf(tax) }
}

export const sumOf = (kinds: readonly Kind[]): number => kinds.reduce((sum, { amount }) => sum + amount, 0)
