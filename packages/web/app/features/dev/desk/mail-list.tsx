import { Link } from 'react-router'
import { formatDateTime } from '@clubhouse/domain/format'
import type { DemoMailbox } from '@clubhouse/domain/web/page-context'
import { mailAddress, type MailViewKind } from './mail-address.ts'
import { MAILS } from './mail-messages.ts'
import styles from './mail.module.css'

interface Props {
  mails: Omit<DemoMailbox['mails'][number], 'text'>[]
  older: number
  to: string | null
  chosenId: string | null
  view: MailViewKind
}

export function MailList({ mails, older, to, chosenId, view }: Props) {
  if (mails.length === 0) return null
  return (
    <nav className={styles.panel} aria-labelledby="mail-list">
      <h2 className={styles.title} id="mail-list">
        {MAILS.list}
      </h2>
      <ul role="list" className={styles.list}>
        {mails.map((mail) => (
          <li key={mail.id}>
            <Link
              to={mailAddress({ to, id: mail.id, view })}
              className={styles.mail}
              aria-current={mail.id === chosenId ? 'page' : undefined}
              preventScrollReset
            >
              <strong className={styles.subject}>{mail.subject}</strong>
              <span className={styles.line}>{mail.to}</span>
              <span className={styles.line}>{formatDateTime(mail.sent_at, 'Europe/Dublin')}</span>
            </Link>
          </li>
        ))}
      </ul>
      {older > 0 && <p className={styles.hint}>{MAILS.older(older)}</p>}
    </nav>
  )
}
