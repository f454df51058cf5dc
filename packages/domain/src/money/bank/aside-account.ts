import type { AsideAccount } from '@clubhouse/contract/money/office/bank-limits'

/** Where a line that pays no order is kept in the books: a grant that goes back is less income, a charge that comes back costs less. */
export function asideAccount(account: AsideAccount, amount: number): `income:${string}` | `costs:${string}` {
  if (account === 'bank-charges') return 'costs:bank-charges'
  if (account === 'other') return amount < 0 ? 'costs:other' : 'income:other'
  return `income:${account}`
}

export const ASIDE_WORDS: Readonly<Record<AsideAccount, string>> = {
  grants: 'Grants',
  sponsorship: 'Sponsorship',
  'bank-charges': 'Bank charges',
  other: 'Other',
}
