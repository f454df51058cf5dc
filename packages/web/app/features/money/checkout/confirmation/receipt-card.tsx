import type { Order } from '@clubhouse/contract/money/orders'
import {
  cardInWords,
  type Receipt,
  type ReceiptRow,
  YOUR_NUMBERS,
} from '@clubhouse/domain/money/orders/receipt'
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
            <Numbers numbers={line.numbers} />
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
        {sumsOf(receipt).map(({ label, amount, look }, at) => (
          <div key={`${label}-${at}`} className={look && styles[look]}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <dl className={styles.sums}>
        {todayOf(order, receipt).map(({ label, amount, look }, at) => (
          <div key={`${label}-${at}`} className={look && styles[look]}>
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
            {receipt.stillToPay && (
              <div className={styles.left}>
                <dt>{receipt.stillToPay.label}</dt>
                <dd>{receipt.stillToPay.amount}</dd>
              </div>
            )}
          </dl>
        </section>
      )}
    </section>
  )
}

/** For a guest this is the only proof of entry. */
function Numbers({ numbers }: { numbers: readonly string[] }) {
  if (numbers.length === 0) return null
  return (
    <div className={styles.numbers}>
      <span className={styles.small}>{YOUR_NUMBERS}</span>
      <ul role="list">
        {numbers.map((number, at) => (
          <li key={`${number}-${at}`}>{number}</li>
        ))}
      </ul>
    </div>
  )
}

interface Sum extends ReceiptRow {
  look?: 'less' | 'total' | 'part'
}

/** What the lines come to; what is taken off stands between the first sum and the last. */
const sumsOf = ({ sums }: Receipt): Sum[] =>
  sums.map((row, at): Sum => {
    if (at === 0) return row
    return { ...row, look: at === sums.length - 1 ? 'total' : 'less' }
  })

function todayOf(order: Order, { today }: Receipt): Sum[] {
  return today.map((row, at): Sum => {
    if (at < today.length - 1) return { ...row, look: 'part' }
    return { ...row, look: 'total', ...(isUnpaid(order.status) && { label: CONFIRMATION.toPay }) }
  })
}
