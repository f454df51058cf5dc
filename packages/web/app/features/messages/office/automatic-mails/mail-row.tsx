import { Link } from 'react-router'
import type { AutomaticMail } from '@clubhouse/contract/messages/office/automatic-mails'
import { formatDateTime, formatNumber } from '@clubhouse/domain/format'
import { automaticMail } from '@clubhouse/domain/messages/automatic-mails/kinds'
import { Badge } from '#ui/badge/badge.tsx'
import styles from './automails.module.css'
import { MAILS } from './messages.ts'
import { MailSwitch } from './switch.tsx'

/** What it is, when it goes, how it went, and its switch. */
export function MailRow({ mail, timeZone }: { mail: AutomaticMail; timeZone: string }) {
  const { name, when } = automaticMail(mail.kind)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link to={`/mail/automatic/${mail.kind}`}>{name}</Link>
          {!mail.may_be_off && <Always />}
        </h2>
        <p className={styles.sentence}>{when}</p>
        <p className={styles.sentence}>
          {mail.last_sent_at
            ? `${MAILS.lastSent} ${formatDateTime(mail.last_sent_at, timeZone)}, ${MAILS.lately(mail.sent_lately, formatNumber(mail.sent_lately)).toLowerCase()}`
            : `${MAILS.lastSent}: ${MAILS.never.toLowerCase()}`}
          {mail.opening !== null && `. ${MAILS.ownWords}.`}
        </p>
      </div>
      {mail.may_be_off && <MailSwitch mail={mail} />}
    </li>
  )
}

export const Always = () => <Badge tone="success">{MAILS.always}</Badge>
