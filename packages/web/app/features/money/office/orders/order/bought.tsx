import { Link } from 'react-router'
import type { OfficeOrder } from '@clubhouse/contract/money/office/orders'
import { formatShortDate } from '@clubhouse/domain/format'
import type { ClubTime } from '#parts/office/club-time.ts'
import { ORDER } from '../messages.ts'
import { moneyIn } from '../orders-list.tsx'
import styles from './order.module.css'

/** The lines of an order, and what is paid later of them. */
export function Bought({ order, time }: { order: OfficeOrder; time: ClubTime }) {
  const money = moneyIn(order.currency)
  const asked = order.refund_requests.filter(({ status }) => status === 'asked')
  const isAsked = new Set(asked.flatMap(({ lines }) => lines.map(({ order_item_id: id }) => id)))
  return (
    <section className={styles.card}>
      <h2>{ORDER.bought}</h2>
      <ul role="list" className={styles.rows}>
        {order.items.map((item) => (
          <li
            key={item.order_item_id}
            className={item.bundle_order_item_id ? styles.inside : undefined}
            data-asked={isAsked.has(item.order_item_id) || undefined}
          >
            <span>
              <strong>
                {item.quantity > 1 ? `${item.product.name} × ${item.quantity}` : item.product.name}
              </strong>
              <span className={styles.quiet}>
                {[personOf(item) || item.title, isAsked.has(item.order_item_id) && ORDER.askedFor]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {item.discount > 0 && !item.bundle_order_item_id && (
                <span className={styles.quiet}>
                  {ORDER.discount} −{money(item.discount)}
                </span>
              )}
              {item.refunded > 0 && (
                <span className={styles.quiet}>{ORDER.lineBack(money(item.refunded))}</span>
              )}
            </span>
            <span className={styles.sum}>{money(item.total)}</span>
          </li>
        ))}
        <li>
          <strong>{ORDER.total}</strong>
          <strong className={styles.sum}>{money(order.total)}</strong>
        </li>
      </ul>
      {order.later.length > 0 && (
        <>
          <h2>{ORDER.later}</h2>
          <Waits order={order} />
          <ul role="list" className={styles.rows}>
            {order.later.map((each) => (
              <li key={each.scheduled_payment_id}>
                <span>
                  {formatShortDate(each.due, time.timeZone)}
                  <span className={styles.quiet}>
                    {[each.name, each.person, ORDER.laterStatus[each.status]].filter(Boolean).join(', ')}
                  </span>
                </span>
                <span className={styles.sum}>{money(each.amount)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** Why nothing is charged although it is due. */
function Waits({ order: { order_id: id, waits_for_dispute: of } }: { order: OfficeOrder }) {
  if (!of) return null
  if (of.order_id === id) return <p className={styles.waits}>{ORDER.waitsForOwn}</p>
  return (
    <p className={styles.waits}>
      {ORDER.waitsFor} <Link to={`/orders/${of.order_id}`}>{ORDER.waitsForOrder(of.order_seq)}</Link>.
    </p>
  )
}

export const personOf = ({ first_name: first, last_name: last }: OfficeOrder['items'][number]): string =>
  [first, last].filter(Boolean).join(' ')
