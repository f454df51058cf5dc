import { Link } from 'react-router'
import type { MemberPayment } from '@clubhouse/contract/people/office/members'
import type { Currency } from '@clubhouse/contract/site/club'
import { dayOf, formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import type { ClubTime } from '#parts/office/club-time.ts'
import { PERSON } from '../messages.ts'
import styles from './person.module.css'

interface Props {
  payments: readonly MemberPayment[]
  currency: string
  time: ClubTime
}

/** Every payment with the way to its order, and what is still to come. */
export function PaymentList({ payments, currency, time }: Props) {
  if (payments.length === 0) return <p className={styles.quiet}>{PERSON.noPayments}</p>
  return (
    <ul role="list" className={styles.dues}>
      {payments.map((payment, at) => (
        <li key={at} data-status={payment.status}>
          <Link to={`/orders/${payment.order_id}`}>
            <b>{formatMoney(cents(payment.amount), currency as Currency)}</b>
            <span>
              {dayOfPayment(payment, time)}, {PERSON.paymentStatus[payment.status]}
            </span>
            <span className="visually-hidden"> {PERSON.order(payment.order_seq)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const dayOfPayment = ({ kind, at }: MemberPayment, { timeZone }: ClubTime): string =>
  displayDate(kind === 'later' ? at : dayOf(at, timeZone))
