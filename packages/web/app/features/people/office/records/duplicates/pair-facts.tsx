import type { ReactNode } from 'react'
import type { Doubled } from '@clubhouse/contract/people/office/people-merges'
import { dayOf } from '@clubhouse/domain/format'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import type { ClubTime } from '#parts/office/club-time.ts'
import { StateBadge } from '../members/members-list.tsx'
import { DOUBLES } from '../messages.ts'
import styles from './duplicates.module.css'

export const nameOf = ({ first_name, last_name }: Pick<Doubled, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim()

export const bornOf = ({ date_of_birth: born }: Pick<Doubled, 'date_of_birth'>): string =>
  born === null ? DOUBLES.unknown : displayDate(born)

/** One of two, so that they can be laid side by side. */
export function PairFacts({ person, time }: { person: Doubled; time: ClubTime }) {
  return (
    <div className={styles.person}>
      <a href={`/members/${person.member_id}`} className={styles.name}>
        {nameOf(person)}
      </a>
      <StateBadge state={person.state} />
      <dl className={styles.facts}>
        <Fact label={DOUBLES.born}>{bornOf(person)}</Fact>
        {person.email && <Fact label={DOUBLES.email}>{person.email}</Fact>}
        {person.mobile && <Fact label={DOUBLES.mobile}>{person.mobile}</Fact>}
        {person.number !== null && <Fact label={DOUBLES.number}>{person.number}</Fact>}
        <Fact label={DOUBLES.plans}>{person.plans}</Fact>
        <Fact label={DOUBLES.joined}>{displayDate(dayOf(person.joined_at, time.timeZone))}</Fact>
      </dl>
    </div>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
