import { Link } from 'react-router'
import type { HomeClub } from '@clubhouse/contract/people/home'
import { dayOf } from '@clubhouse/domain/format'
import { OrderBadge } from '#parts/money/payments/order-badge.tsx'
import { Section } from '#parts/money/payments/section.tsx'
import { dayAndMonth, money } from '#parts/money/payments/words.ts'
import styles from './home.module.css'
import { HOME } from './messages.ts'

export function LatestOrder({ club }: { club: HomeClub }) {
  const order = club.latest_order
  return (
    <Section title={HOME.order} more={<Link to="/orders">{HOME.allOrders}</Link>}>
      {!order && <p className={styles.quiet}>{HOME.noOrders}</p>}
      {order?.lines.map(({ name, title, total }, at) => (
        <p key={at} className={styles.line}>
          <span>
            {name}
            {title && <span className={styles.quiet}> · {title}</span>}
          </span>
          <b>{money(total, club.currency)}</b>
        </p>
      ))}
      {order && (
        <p className={styles.small}>
          <Link to={`/orders/${order.order_id}`}>#{order.order_seq}</Link>
          <span>· {dayAndMonth(dayOf(order.created_at, club.time_zone), club.today)}</span>
          <OrderBadge order={order} currency={club.currency} />
          <a href={`/orders/${order.order_id}/receipt.pdf?club=${club.slug}`}>{HOME.receipt}</a>
        </p>
      )}
    </Section>
  )
}
