import type { Order } from '@clubhouse/contract/money/orders'
import { cardInWords, type Receipt, type ReceiptRow } from '@clubhouse/domain/money/orders/receipt'
import { isUnpaid } from '@clubhouse/domain/money/orders/status'
import { useClub } from '#lib/page/site-data.ts'
import { Crest } from '#parts/site/club/crest.tsx'
import { CardBrand } from '#parts/money/payment-element/card-brand.tsx'
import styles from './confirmation.module.css'
import { CONFIRMATION } from '../messages.ts'

/** ORDER-01, ORDER-02, ORDER-09 to ORDER-11: the very words of the mail and the paper. */
export function ReceiptCard({ order, receipt }: { order: Order; receipt: Receipt }) {
  const { account, cdnHost } = useClub()
  const settlement = order.transactions[0]?.settlement ?? null
  return (
    <section className={styles.receipt}>
      <div className={styles.head}>
        <span className={styles.plate}>
          <Crest club={account} cdnHost={cdnHost} />
        </span>
        <div>
          <h2>{CONFIRMATION.order(receipt.number)}</h2>
          <p className={styles.small}>{receipt.at}</p>
        </div>
      </div>
      <ul className={styles.lines} role="list">
        {receipt.lines.map((line, at) => (
          <li key={`${line.name}-${at}`}>
            <span>{line.name}</span>
            <span className={styles.amount}>{line.amount}</span>
            {line.detail && <span className={styles.small}>{line.detail}</span>}
            {line.plan && <span className={styles.small}>{line.plan}</span>}
            {line.inside.length > 0 && (
              <ul className={styles.inside} aria-label={CONFIRMATION.inside}>
                {line.inside.map(({ name, detail }, inside) => (
                  <li key={`${name}-${inside}`}>{detail ? `${name}, ${detail}` : name}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        {sumsOf(order, receipt).map(({ label, amount, look }) => (
          <div key={label} className={look && styles[look]}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {receipt.tax?.map((text) => (
        <p key={text} className={styles.small}>
          {text}
        </p>
      ))}
      {settlement && (
        <div className={styles.card}>
          <CardBrand brand={settlement.brand} />
          <p>{cardInWords(settlement)}</p>
          {order.status === 'Completed' && <span className={styles.stamp}>{CONFIRMATION.paid}</span>}
        </div>
      )}
      {receipt.later.length > 0 && (
        <section className={styles.later}>
          <h3>{CONFIRMATION.later}</h3>
          <p className={styles.small}>{CONFIRMATION.laterMore}</p>
          <dl className={styles.sums}>
            {receipt.later.map(({ label, amount }, at) => (
              <div key={`${label}-${at}`}>
                <dt>{label}</dt>
                <dd>{amount}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </section>
  )
}

interface Sum extends ReceiptRow {
  look?: 'less' | 'total'
}

/** Each discount by its name where today's is all of it; what is spread over later payments has no share of its own. */
function sumsOf(order: Order, { today, discounts }: Receipt): Sum[] {
  const named = [...order.multiproduct_discounts, ...order.discount_codes, ...order.shop_item_discounts]
  const isAllToday = named.reduce((sum, { amount }) => sum + amount, 0) === order.pay_today.discount
  const last = today.at(-1)
  const less = isAllToday ? discounts : today.slice(1, -1)
  const paid = last && isUnpaid(order.status) ? { ...last, label: CONFIRMATION.toPay } : last
  return [
    ...today.slice(0, 1),
    ...less.map((row) => ({ ...row, look: 'less' as const })),
    ...(paid ? [{ ...paid, look: 'total' as const }] : []),
  ]
}
