import type { Currency } from '@clubhouse/contract/site/club'
import type { Order, PlannedPayment } from '@clubhouse/contract/money/orders'
import type { UserAccount } from '@clubhouse/contract/people/people'
import { dayOf, formatShortDate } from '@clubhouse/domain/format'
import { drawsAhead } from '@clubhouse/domain/money/orders/draws-ahead'
import { paidInParts } from '@clubhouse/domain/money/orders/paid-in-parts'
import { Section } from '#parts/money/payments/section.tsx'
import { money } from '#parts/money/payments/words.ts'
import { Badge, type Tone } from '#ui/badge/badge.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { ORDER } from './messages.ts'
import { isMissed } from './pay-early.tsx'
import styles from './payments.module.css'

const TONES: Record<PlannedPayment['status'], Tone> = {
  planned: 'neutral',
  charging: 'info',
  paid: 'success',
  failed: 'warning',
  cancelled: 'neutral',
}

/** What was paid when it was bought, and every payment after that. */
export function OrderPayments({
  order,
  club,
  timeZone,
  now,
}: {
  order: Order
  club: UserAccount
  timeZone: string
  now: string
}) {
  const currency = order.currency.toUpperCase() as Currency
  const names = new Map(
    order.items.map(({ order_item_id: id, first_name: first, product }) => [id, first ?? product.name]),
  )
  const hasAhead = order.schedule.some(({ status }) => status === 'planned')
  const hasDates = hasAhead || drawsAhead(order, new Date(now)).length > 0
  const isOnHold = hasAhead && order.waits_for_bank
  // Of what is paid in parts it stands at the top, beside how much it is.
  const isOnlyHere = paidInParts(order, dayOf(now, timeZone)) === null
  const isLate = ({ due, status }: Pick<PlannedPayment, 'due' | 'status'>) =>
    status === 'planned' && !isOnHold && isMissed(due, now, timeZone)
  return (
    <Section
      title={ORDER.schedule}
      more={
        hasDates && <a href={`/orders/${order.order_id}/dates.ics?club=${club.slug}`}>{ORDER.calendar}</a>
      }
    >
      <ul className={classNames(styles.lines, styles.schedule)} role="list">
        <li>
          <span>
            {formatShortDate(dayOf(order.created_at, timeZone), timeZone)}
            <small>{ORDER.today}</small>
          </span>
          <Badge tone="success">{ORDER.states.paid}</Badge>
          <b>{money(order.pay_today.total, currency)}</b>
        </li>
        {order.schedule.map(({ due, amount, status, order_item_id: item }, at) => (
          <li key={at}>
            <span>
              {formatShortDate(due, timeZone)}
              <small>{names.get(item)}</small>
              {isLate({ due, status }) && <small>{ORDER.missedMore}</small>}
            </span>
            {isLate({ due, status }) ? (
              <Badge tone="warning">{ORDER.missed}</Badge>
            ) : (
              <Badge tone={TONES[status]}>
                {status === 'planned' && isOnHold ? ORDER.onHold : ORDER.states[status]}
              </Badge>
            )}
            <b>{money(amount, currency)}</b>
          </li>
        ))}
      </ul>
      {isOnHold && (
        <p className={styles.notice}>
          <Icon name="info" />
          {ORDER.onHoldMore}
        </p>
      )}
      {isOnlyHere && order.schedule.some(({ status }) => status === 'failed') && (
        <ButtonLink variant="primary" to="/payments/arrears">
          {ORDER.payArrears}
        </ButtonLink>
      )}
    </Section>
  )
}
