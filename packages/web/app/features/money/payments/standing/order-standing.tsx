import type { Currency } from '@clubhouse/contract/site/club'
import type { Order } from '@clubhouse/contract/money/orders'
import { dayOf } from '@clubhouse/domain/format'
import { paidInParts } from '@clubhouse/domain/money/orders/paid-in-parts'
import { Section } from '#parts/money/payments/section.tsx'
import { money } from '#parts/money/payments/words.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { ORDER } from '../messages.ts'
import styles from './order-standing.module.css'

interface Props {
  order: Order
  timeZone: string
  now: string
}

/** Of an order that is paid in parts: what is paid so far, what is overdue and what is left. */
export function OrderStanding({ order, timeZone, now }: Props) {
  const standing = paidInParts(order, dayOf(now, timeZone))
  if (!standing) return null
  const { paid, total, left, overdue } = standing
  const said = (amount: number) => money(amount, order.currency.toUpperCase() as Currency)
  return (
    <Section title={ORDER.soFar}>
      <p className={styles.sum}>
        <b>{said(paid)}</b> {ORDER.ofSum(said(total))}
      </p>
      <svg className={styles.bar} viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.all} width={total} height="1" />
        <rect className={styles.paid} width={paid} height="1" />
        <rect className={styles.overdue} x={paid} width={overdue} height="1" />
      </svg>
      <p className={styles.rest}>
        {left === 0 ? ORDER.nothingLeft : ORDER.left(said(left))}
        {overdue > 0 && <strong>{ORDER.overdue(said(overdue))}</strong>}
      </p>
      {hasFailed(order) && (
        <ButtonLink variant="primary" to="/payments/arrears">
          {ORDER.payArrears}
        </ButtonLink>
      )}
    </Section>
  )
}

/** Given up by the bank: it is paid on the page of what is overdue. What is tried again is paid here. */
const hasFailed = ({ schedule }: Order): boolean => schedule.some(({ status }) => status === 'failed')
