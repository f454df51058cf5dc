import type { Difference, MoneyProof } from './prove-money.ts'

/** As a treasurer reads sums: 3,214.50. */
const money = (amount: number): string =>
  (amount / 100).toLocaleString('en-IE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const row = (cells: readonly string[]): string =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(22) : cell.padStart(14))).join('')

const differs = ({ at, kind, gateway, books, orderSeq, reference }: Difference): string =>
  [
    `${at.slice(0, 16).replace('T', ' ')}  ${kind}`,
    `gateway ${gateway === null ? 'nothing' : money(gateway)}, books ${books === null ? 'nothing' : money(books)}`,
    orderSeq === null ? 'no order' : `order #${orderSeq}`,
    reference,
  ].join(', ')

/** What the comparison says, as lines of a terminal. */
export function tellProof({ kinds, differences }: MoneyProof): string[] {
  const sum = (of: 'gateway' | 'books') => kinds.reduce((total, kind) => total + kind[of], 0)
  return [
    row(['What the club is owed', 'Lines', 'Gateway', 'Books', 'Difference']),
    ...kinds.map(({ kind, lines, gateway, books }) =>
      row([kind, String(lines), money(gateway), money(books), money(gateway - books)]),
    ),
    row(['All', '', money(sum('gateway')), money(sum('books')), money(sum('gateway') - sum('books'))]),
    ...(differences.length > 0 ? ['', 'What differs:', ...differences.map(differs)] : []),
  ]
}
