import { Link } from 'react-router'
import type { FamilyPerson } from '@clubhouse/contract/people/member-family'
import { formatLongDate } from '@clubhouse/domain/format'
import { initialsOf } from '#lib/page/initials.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import styles from './family.module.css'
import { FAMILY } from './messages.ts'
import { PlanLine } from './plan-line.tsx'
import { type OwnWaiting, WaitingLine } from './waiting-line.tsx'

/** "9 · daughter" */
export const roleOf = ({ is_self, age, relation }: FamilyPerson): string =>
  is_self ? FAMILY.you : [age, relation].filter((part) => part !== null && part !== '').join(' · ')

/** What somebody belongs to at the moment; where they belong to nothing, what ended last. */
export function currentOf({ memberships }: FamilyPerson) {
  const active = memberships.filter(({ state }) => state === 'active')
  return active.length > 0 ? active : memberships.slice(0, 1)
}

interface Props {
  person: FamilyPerson
  severalClubs: boolean
  /** What they wait for. */
  waiting: readonly OwnWaiting[]
}

export function PersonCard({ person, severalClubs, waiting }: Props) {
  const { member_id: id, first_name: name, invited, may_have_own_sign_in: isGrown } = person
  const current = currentOf(person)
  return (
    <Card as="li" padded>
      <div className={styles.person}>
        <div className={styles.who}>
          <span className={styles.initials} aria-hidden="true">
            {initialsOf(person)}
          </span>
          <span>
            <h2 className={styles.name}>
              <Link to={`/family/${id}`}>{name}</Link>
            </h2>
            <p className={styles.quiet}>{roleOf(person)}</p>
          </span>
        </div>
        <div className={styles.plans}>
          {current.length === 0 && waiting.length === 0 && <p className={styles.quiet}>{FAMILY.notMember}</p>}
          {current.map((membership) => (
            <PlanLine key={membership.membership_id} membership={membership} withClub={severalClubs} />
          ))}
          {waiting.map((place) => (
            <WaitingLine key={place.waiting_id} place={place} withClub={severalClubs} />
          ))}
          {invited && <Badge tone="info">{FAMILY.invited(invited.email)}</Badge>}
          {!invited && isGrown && person.relation !== 'partner' && (
            <p className={styles.quiet}>{FAMILY.grown}</p>
          )}
        </div>
        <div className={styles.actions}>
          {current.some(({ state }) => state === 'active') && (
            <ButtonLink
              to={`/family/${id}/card`}
              icon="qr-code"
              size="small"
              aria-label={`${FAMILY.card}, ${name}`}
            >
              {FAMILY.card}
            </ButtonLink>
          )}
        </div>
      </div>
    </Card>
  )
}

export const dayIn = (instant: string): string => formatLongDate(instant, 'Europe/Dublin')
