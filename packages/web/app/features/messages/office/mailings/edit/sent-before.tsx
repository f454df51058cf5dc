import { Link } from 'react-router'
import type { MailingSummary } from '@clubhouse/contract/messages/office/mailings'
import { formatDateTime, formatNumber } from '@clubhouse/domain/format'
import { openSubject } from '@clubhouse/domain/messages/mailings/placeholders'
import { AsideCard } from '#parts/office/edit/edit-frame.tsx'
import { Sub } from '#parts/office/list/cells.tsx'
import { EDIT, SENT } from '../messages.ts'
import styles from './edit.module.css'

/** What went out to this list, and what is going or will. */
export function SentBefore({
  sendings,
  timeZone,
}: {
  sendings: readonly MailingSummary[]
  timeZone: string
}) {
  if (sendings.length === 0) return null
  return (
    <AsideCard title={EDIT.sentBefore}>
      <ul role="list" className={styles.sample}>
        {sendings.map((each) => (
          <li key={each.mailing_id}>
            <Link to={`/mail/lists/${each.email_distribution_list_id}/sent/${each.mailing_id}`}>
              {openSubject(each.subject)}
            </Link>
            <Sub>
              {SENT.status[each.status]},{' '}
              {formatDateTime(each.started_at ?? each.scheduled_for ?? each.created_at, timeZone)}
              {each.numbers.sent > 0 && ` · ${formatNumber(each.numbers.sent)}`}
            </Sub>
          </li>
        ))}
      </ul>
    </AsideCard>
  )
}
