import { Link } from 'react-router'
import type { HeldPlan, OfficeMember } from '@clubhouse/contract/people/office/members'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import type { ClubTime } from '#parts/office/club-time.ts'
import { Badge, type Tone } from '#ui/badge/badge.tsx'
import { PERSON } from '../messages.ts'
import { PaymentList } from './payment-list.tsx'
import styles from './person.module.css'

const TONES: Readonly<Record<HeldPlan['state'], Tone>> = {
  active: 'success',
  ended: 'neutral',
  cancelled: 'neutral',
}

/** The plans now and before, and every payment with the way to its order. */
export function PlansCard({ person, time }: { person: OfficeMember; time: ClubTime }) {
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
      <PaymentList payments={person.payments} currency={person.currency} time={time} />
    </OfficeCard>
  )
}
