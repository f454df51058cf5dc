import type { FamilyMembership } from '@clubhouse/contract/people/member-family'
import { formatLongDate } from '@clubhouse/domain/format'
import { Badge } from '#ui/badge/badge.tsx'
import styles from './family.module.css'
import { FAMILY, STATE } from './messages.ts'

/** Plain dates are the same everywhere. */
const ANY_ZONE = 'UTC'

export function PlanLine({ membership, withClub }: { membership: FamilyMembership; withClub: boolean }) {
  const { plan, season, state, ends_on: endsOn, club } = membership
  const day = endsOn === null ? null : formatLongDate(endsOn, ANY_ZONE)
  const until = day === null ? FAMILY.goesOn : state === 'active' ? FAMILY.until(day) : FAMILY.ended(day)
  return (
    <div className={styles.plan}>
      <span>
        <strong>{plan}</strong>
        <span className={styles.quiet}>
          {[withClub ? club.name : null, season, until].filter(Boolean).join(' · ')}
        </span>
      </span>
      <Badge tone={STATE[state].tone}>{STATE[state].text}</Badge>
    </div>
  )
}
