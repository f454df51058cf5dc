import { Link } from 'react-router'
import type { PersonErasure } from '@clubhouse/contract/people/office/person-requests'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { BEING_PAID, erasureBar, RUNS_THE_CLUB } from '@clubhouse/domain/people/records/erasure-words'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { RequestCard } from './request-card.tsx'
import { ERASE } from './messages.ts'
import styles from './requests.module.css'

/** All of it at once, each with the way to sort it. */
export function InTheWay({ told }: { told: PersonErasure }) {
  if (!erasureBar(told)) return null
  return (
    <RequestCard id="first" title={ERASE.inTheWay}>
      <ul className={styles.points}>
        {told.runs_club && (
          <li>
            {RUNS_THE_CLUB} <Link to="/settings/users">{ERASE.toUsers}</Link>
          </li>
        )}
        {told.running.map(({ person, plan, ends_on: end, order_id: id, order_seq: number }, at) => (
          <li key={at}>
            {ERASE.running(person, plan, end === null ? null : displayDate(end))}{' '}
            <Link to={`/orders/${id}`}>{ERASE.order(number)}</Link>
          </li>
        ))}
        {told.open_payments.map(({ count, amount, currency }) => (
          <li key={currency}>{ERASE.open(count, formatMoney(cents(amount), currency))}</li>
        ))}
        {told.unpaid_orders > 0 && <li>{BEING_PAID}</li>}
      </ul>
    </RequestCard>
  )
}
