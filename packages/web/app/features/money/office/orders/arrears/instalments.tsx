import { Link } from 'react-router'
import type { ArrearsPerson } from '@clubhouse/contract/money/office/arrears'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { moneyIn } from '../orders-list.tsx'
import styles from '../order/order.module.css'
import { PERSON } from './messages.ts'

type Instalment = ArrearsPerson['instalments'][number]

/** What is open, the oldest first; each leads to where money for it is taken. */
export function Instalments({ person: { instalments, currency } }: { person: ArrearsPerson }) {
  const money = moneyIn(currency)
  return (
    <section className={styles.card} aria-labelledby="instalments">
      <h2 id="instalments">{PERSON.instalments}</h2>
      <ul role="list" className={styles.rows}>
        {instalments.length === 0 && <li>{PERSON.nothing}</li>}
        {instalments.map((each) => (
          <li key={each.scheduled_payment_id}>
            <span>
              {displayDate(each.due)}, {stateOf(each)}
              <span className={styles.quiet}>{[each.name, each.person].filter(Boolean).join(', ')}</span>
              <Link to={`/orders/${each.order_id}?task=take`}>
                {PERSON.order(each.order_seq)}
                <span className="visually-hidden">: {PERSON.take}</span>
              </Link>
            </span>
            <span className={styles.sum}>{money(each.amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const stateOf = ({ status, days }: Instalment): string =>
  status === 'failed' ? PERSON.lateBy(days) : status === 'charging' ? PERSON.charging : PERSON.toCome
