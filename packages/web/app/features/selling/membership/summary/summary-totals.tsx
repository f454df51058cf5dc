import type { Currency } from '@clubhouse/contract/site/club'
import { formatMoney, formatPrice } from '@clubhouse/domain/format'
import type { PricedLines } from '@clubhouse/domain/selling/pricing/price-lines'
import { SUMMARY } from '../messages.ts'
import styles from './summary.module.css'

/** DISC-12, DISC-07: each discount by its name, and what is left to pay. */
export function SummaryTotals({ priced, currency }: { priced: PricedLines; currency: Currency }) {
  const isChosen = priced.lines.length > 0
  return (
    <dl className={styles.rows}>
      {priced.discounts.map(({ kind, name, amount }) => (
        <div key={`${kind} ${name}`}>
          <dt>{name}</dt>
          <dd className={styles.off}>−{formatMoney(amount, currency)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{SUMMARY.total}</dt>
        <dd>{isChosen ? formatPrice(priced.total, currency) : formatMoney(priced.total, currency)}</dd>
      </div>
    </dl>
  )
}
