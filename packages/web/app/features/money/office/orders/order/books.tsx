import type { OfficeOrder } from '@clubhouse/contract/money/office/orders'
import { accountWords } from '@clubhouse/domain/money/ledger-words'
import { ORDER } from '../messages.ts'
import { moneyIn } from '../orders-list.tsx'
import styles from './order.module.css'

/** What the ledger says of an order, account by account. */
export function Books({ order }: { order: OfficeOrder }) {
  const money = moneyIn(order.currency)
  const sums = new Map<string, number>()
  for (const { account, amount } of order.ledger) sums.set(account, (sums.get(account) ?? 0) + amount)
  if (sums.size === 0) return null
  return (
    <section className={styles.card}>
      <h2>{ORDER.books}</h2>
      <ul role="list" className={styles.rows}>
        {[...sums].map(([account, amount]) => (
          <li key={account}>
            <span>{accountWords(account)}</span>
            <span className={styles.sum}>{amount < 0 ? `−${money(-amount)}` : money(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
