import type { PlatformClubPage } from '@clubhouse/contract/platform/clubs'
import { formatLongDate } from '@clubhouse/domain/format'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import { StateBadge } from './clubs-list.tsx'
import { CLUB, CLUBS } from './messages.ts'
import styles from './su.module.css'

/** What is known of a club without going into it: nobody's details but of those who run it. */
export const ClubFacts = ({ club }: { club: PlatformClubPage }) => (
  <OfficeCard id="facts" title={CLUB.facts} end={<StateBadge isSuspended={club.is_suspended} />}>
    <dl className={styles.facts}>
      <dt>{CLUB.address}</dt>
      <dd>
        <a href={club.site_url}>{new URL(club.site_url).host}</a>
      </dd>
      <dt>{CLUB.domains}</dt>
      <dd>{club.domains.map(({ domain }) => domain).join(', ') || CLUB.none}</dd>
      <dt>{CLUBS.since}</dt>
      <dd>{formatLongDate(club.created_at, club.time_zone)}</dd>
      <dt>{CLUB.money}</dt>
      <dd>{[club.country, club.currency, club.time_zone].filter((each) => each !== null).join(', ')}</dd>
      <dt>{CLUB.members}</dt>
      <dd>{club.members}</dd>
    </dl>
  </OfficeCard>
)

export const ClubPeople = ({ club }: { club: PlatformClubPage }) => (
  <OfficeCard id="people" title={CLUB.people}>
    <ul className={styles.rows} role="list">
      {club.people.map(({ name, email, role }) => (
        <li key={email} className={styles.row}>
          <span>
            <strong>{name}</strong>
            <span className={styles.quiet}>{email}</span>
          </span>
          <span>{CLUB.roles[role]}</span>
        </li>
      ))}
      {club.asked.map((email) => (
        <li key={email} className={styles.row}>
          {CLUB.waiting(email)}
        </li>
      ))}
      {club.people.length + club.asked.length === 0 && <li className={styles.row}>{CLUB.nobody}</li>}
    </ul>
  </OfficeCard>
)
