import type { PlanProduct } from '@clubhouse/contract/selling/catalogue'
import { formatDateTime } from '@clubhouse/domain/format'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { PLAN } from '../messages.ts'
import { waitingPath } from '../paths.ts'
import styles from './plan-waiting.module.css'
import { WAITING } from './messages.ts'
import { useWaitingPlace } from './waiting-places.ts'

/** Sold out, and what somebody can do about it: wait, or see where they are in line. */
export function WaitForPlace({ plan }: { plan: PlanProduct }) {
  const { plan_id: planId } = plan.metadata
  const place = useWaitingPlace(planId)
  return (
    <>
      <span className={styles.soldOut}>{PLAN.soldOut}</span>
      {place && (
        <p className={styles.waiting} role="status">
          <Icon name="check" />
          {WAITING.waiting(place.ahead ?? 0)}
        </p>
      )}
      <ButtonLink
        to={waitingPath(planId)}
        variant={place ? 'quiet' : 'secondary'}
        wide
        aria-describedby={`plan-${plan.slug}`}
      >
        {place ? WAITING.see : WAITING.join}
      </ButtonLink>
    </>
  )
}

/** Somebody’s turn has come: the place is theirs to buy until then. */
export function HeldPlace({ plan, timeZone }: { plan: PlanProduct; timeZone: string }) {
  const place = useWaitingPlace(plan.metadata.plan_id)
  if (place?.status !== 'offered') return null
  return (
    <p className={styles.waiting} role="status">
      <Icon name="clock" />
      {WAITING.held(place.count, place.offered_until && formatDateTime(place.offered_until, timeZone))}
    </p>
  )
}
