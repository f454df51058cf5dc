import { Link } from 'react-router'
import type { OfficeMember } from '@clubhouse/contract/people/office/members'
import { formatDateTime } from '@clubhouse/domain/format'
import { ACCESS_KIND_WORDS, REASON_WORDS } from '@clubhouse/domain/people/records/words'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import type { ClubTime } from '#parts/office/club-time.ts'
import { PERSON } from '../messages.ts'
import styles from './person.module.css'

/** Who looked last. Of an adult only what needs a reason is written down. */
export function ReadersCard({ person, time }: { person: OfficeMember; time: ClubTime }) {
  if (!person.is_juvenile && person.readers.length === 0 && !person.has_guarded) return null
  const name = `${person.first_name} ${person.last_name}`.trim()
  const all = `/people/access-log?${new URLSearchParams({ filter: name }).toString()}`
  return (
    <OfficeCard
      id="readers"
      title={PERSON.readers(person.first_name)}
      end={<Link to={all}>{PERSON.allReaders}</Link>}
    >
      {person.readers.length === 0 && <p className={styles.quiet}>{PERSON.nobodySaw}</p>}
      <ol role="list" className={styles.story}>
        {person.readers.map(({ access_id: id, actor, what, reason, at }) => (
          <li key={id}>
            <strong>{actor ?? PERSON.somebody}</strong>
            <span>
              {ACCESS_KIND_WORDS[what]}
              {reason && `: ${REASON_WORDS[reason]}`},{' '}
              <time dateTime={at}>{formatDateTime(at, time.timeZone)}</time>
            </span>
          </li>
        ))}
      </ol>
    </OfficeCard>
  )
}
