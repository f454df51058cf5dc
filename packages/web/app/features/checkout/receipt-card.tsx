import type { Order } from '@clubhouse/contract/orders'
import { cardInWords, type Receipt } from '@clubhouse/domain/orders/receipt'
import { isUnpaid } from '@clubhouse/domain/orders/status'
import { useClub } from '../../lib/page/site-data.ts'
import { Crest } from '../../parts/club/crest.tsx'
import { Card } from '../../ui/card/card.tsx'
import { CardBrand } from './card-brand.tsx'
import styles from './confirmation.module.css'
import { CONFIRMATION } from './messages.ts'

/** ORDER-01, ORDER-02, ORDER-09 to ORDER-11: the very words of the mail and the paper. */
export function ReceiptCard({ order, receipt }: { order: Order; receipt: Receipt }) {
  const { account, cdnHost } = useClub()
  const settlement = order.transactions[0]?.settlement ?? null
  return (
    <Card as="section" padded raised className={styles.receipt}>
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
        {receipt.today.map(({ label, amount }, at) => (
          <div key={label} className={at === receipt.today.length - 1 ? styles.total : undefined}>
            <dt>{at === receipt.today.length - 1 && isUnpaid(order.status) ? CONFIRMATION.toPay : label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {receipt.discounts.length > 0 && (
        <dl className={styles.sums} aria-label={CONFIRMATION.discounts}>
          {receipt.discounts.map(({ label, amount }) => (
            <div key={label} className={styles.less}>
              <dt>{label}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
      )}
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
    </Card>
  )
}
