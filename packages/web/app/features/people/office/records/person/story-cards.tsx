import type { OfficeMember } from '@clubhouse/contract/people/office/members'
import { changesIn } from '@clubhouse/domain/office/audit-log/changes'
import { sentenceOf } from '@clubhouse/domain/office/audit-log/sentences'
import { formatDateTime } from '@clubhouse/domain/format'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import type { ClubTime } from '#parts/office/club-time.ts'
import { MAIL_NAMES, PERSON } from '../messages.ts'
import styles from './person.module.css'

interface Props {
  person: OfficeMember
  time: ClubTime
}

/** What was written to them, or to whoever looks after them. */
export function MailsCard({ person: { mails }, time }: Props) {
  return (
    <OfficeCard id="mails" title={PERSON.mails}>
      {mails.length === 0 && <p className={styles.quiet}>{PERSON.noMails}</p>}
      <ol role="list" className={styles.story}>
        {mails.map(({ subject, template, to, status, at }, place) => (
          <li key={place}>
            <strong>{subject || (template && MAIL_NAMES[template]) || PERSON.aMail}</strong>
            <span>
              {to}, {PERSON.mailStatus[status]},{' '}
              <time dateTime={at}>{formatDateTime(at, time.timeZone)}</time>
            </span>
          </li>
        ))}
      </ol>
    </OfficeCard>
  )
}

/** What was done about them, in plain words, with before and after. */
export function LogCard({ person: { log, first_name: first, last_name: last }, time }: Props) {
  return (
    <OfficeCard id="log" title={PERSON.log}>
      {log.length === 0 && <p className={styles.quiet}>{PERSON.noLog}</p>}
      <ol role="list" className={styles.story}>
        {log.map(({ event_id: id, at, kind, actor, detail }) => (
          <li key={id}>
            <strong>
              {sentenceOf({
                kind,
                who: actor,
                whom: null,
                what: detail['name'] ?? (detail['person_id'] ? `${first} ${last}` : null),
                detail,
              })}
            </strong>
            {changesIn(detail).map(({ field, before, after }) => (
              <span key={field}>
                {field}: <del>{before || PERSON.empty}</del>
                <span aria-hidden="true"> → </span>
                <ins>{after || PERSON.empty}</ins>
              </span>
            ))}
            <time dateTime={at}>{formatDateTime(at, time.timeZone)}</time>
          </li>
        ))}
      </ol>
    </OfficeCard>
  )
}
