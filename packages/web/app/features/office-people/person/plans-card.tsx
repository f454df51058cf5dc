import { Link } from 'react-router'
import type { HeldPlan, MemberPayment, OfficeMember } from '@clubhouse/contract/backoffice/members'
import type { Currency } from '@clubhouse/contract/account'
import { dayOf, formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { OfficeCard } from '../../../parts/office/card/office-card.tsx'
import type { ClubTime } from '../../../parts/office/club-time.ts'
import { Badge, type Tone } from '../../../ui/badge/badge.tsx'
import { PERSON } from '../messages.ts'
import styles from './person.module.css'

const TONES: Readonly<Record<HeldPlan['state'], Tone>> = {
  active: 'success',
  ended: 'neutral',
  cancelled: 'neutral',
}

/** The plans now and before, and every payment with the way to its order. */
export function PlansCard({ person, time }: { person: OfficeMember; time: ClubTime }) {
  const money = (amount: number) => formatMoney(cents(amount), person.currency as Currency)
  return (
    <OfficeCard id="plans" title={PERSON.plans}>
      <ul role="list" className={styles.rows}>
        {person.plans.map((held) => (
          <li key={held.membership_id}>
            <span className={styles.grow}>
              <strong>{[held.plan, held.season].filter(Boolean).join(', ')}</strong>
              <small>
                {held.program},{' '}
                {held.ends_on === null ? PERSON.noEnd : PERSON.until(displayDate(held.ends_on))}
                {', '}
                {held.order ? (
                  <Link to={`/orders/${held.order.order_id}`}>{PERSON.order(held.order.order_seq)}</Link>
                ) : (
                  PERSON.noOrder
                )}
              </small>
            </span>
            <Badge tone={TONES[held.state]}>{PERSON.planStates[held.state]}</Badge>
          </li>
        ))}
      </ul>
      <h3 className={styles.subhead}>{PERSON.payments}</h3>
      {person.payments.length === 0 ? (
        <p className={styles.quiet}>{PERSON.noPayments}</p>
      ) : (
        <ul role="list" className={styles.dues}>
          {person.payments.map((payment, at) => (
            <li key={at} data-status={payment.status}>
              <Link to={`/orders/${payment.order_id}`}>
                <b>{money(payment.amount)}</b>
                <span>
                  {dayOfPayment(payment, time)}, {PERSON.paymentStatus[payment.status]}
                </span>
                <span className="visually-hidden"> {PERSON.order(payment.order_seq)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </OfficeCard>
  )
}

const dayOfPayment = ({ kind, at }: MemberPayment, { timeZone }: ClubTime): string =>
  displayDate(kind === 'later' ? at : dayOf(at, timeZone))
