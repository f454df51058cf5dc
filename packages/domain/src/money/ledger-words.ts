const ACCOUNTS: Record<string, string> = {
  gateway: 'Card provider',
  fees: 'Fees',
  'platform-fees': 'Platform fees',
  platform: 'Owed to the platform',
  disputed: 'Held by banks',
  cash: 'Cash',
  bank: 'Bank',
  'written-off': 'Written off',
  unpaid: 'Never paid',
  'income:grants': 'Grants',
  'income:sponsorship': 'Sponsorship',
  'income:other': 'Other income',
  'costs:bank-charges': 'Bank charges',
  'costs:other': 'Other costs',
}

const SOLD: Record<string, string> = {
  Plan: 'memberships',
  Bundle: 'family bundles',
  Lotto: 'lotto',
  Draw: 'draws',
  ShopItem: 'shop',
}

const KINDS: Record<string, string> = {
  charge: 'Paid',
  fee: 'Fee',
  refund: 'Refunded',
  'refund-at-provider': 'Refunded at the card provider',
  dispute: 'Disputed',
  correction: 'Corrected',
  payout: 'Payout',
  'write-off': 'Written off',
  'set-aside': 'From the bank statement',
  settlement: 'Paid to the platform',
}

/** `sales:Plan` as a treasurer says it. One that has no word yet is shown by its own name. */
export function accountWords(account: string): string {
  const [, side, sold] = /^(sales|tax):(.+)$/.exec(account) ?? []
  if (sold !== undefined) return `${side === 'tax' ? 'Tax' : 'Sales'}: ${SOLD[sold] ?? sold.toLowerCase()}`
  return ACCOUNTS[account] ?? wordsOf(account)
}

/** The same where it is told as income: "Memberships". */
export const incomeWords = (account: string): string => {
  const words = accountWords(account).replace(/^Sales: /, '')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

export const kindWords = (kind: string): string => KINDS[kind] ?? wordsOf(kind)

function wordsOf(name: string): string {
  const words = name.replaceAll(/[-_:]+/g, ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
