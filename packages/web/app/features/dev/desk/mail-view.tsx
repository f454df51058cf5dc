import { Link } from 'react-router'
import { formatDateTime } from '@clubhouse/domain/format'
import type { DemoMailbox } from '@clubhouse/domain/web/page-context'
import { mailAddress, type MailViewKind } from './mail-address.ts'
import { MAILS } from './mail-messages.ts'
import styles from './mail.module.css'

interface Props {
  mail: DemoMailbox['mails'][number]
  to: string | null
  view: MailViewKind
}

export function MailView({ mail, to, view }: Props) {
  const views = [
    { kind: 'page', label: MAILS.rendered },
    { kind: 'text', label: MAILS.text },
  ] as const
  return (
    <article className={styles.panel} aria-labelledby="mail-subject">
      <h2 className={styles.title} id="mail-subject">
        {mail.subject}
      </h2>
      <dl className={styles.facts}>
        <dt>{MAILS.from}</dt>
        <dd>{mail.from_name}</dd>
        <dt>{MAILS.to}</dt>
        <dd>{mail.to}</dd>
        {mail.reply_to !== null && (
          <>
            <dt>{MAILS.replyTo}</dt>
            <dd>{mail.reply_to}</dd>
          </>
        )}
        <dt>{MAILS.at}</dt>
        <dd>{formatDateTime(mail.sent_at, 'Europe/Dublin')}</dd>
      </dl>
      <nav className={styles.views} aria-label={MAILS.views}>
        {views.map(({ kind, label }) => (
          <Link
            key={kind}
            to={mailAddress({ to, id: mail.id, view: kind })}
            className={styles.view}
            aria-current={kind === view ? 'page' : undefined}
            preventScrollReset
          >
            {label}
          </Link>
        ))}
      </nav>
      {view === 'text' ? (
        // Scrolls sideways when an address is long, so it can be reached by key.
        <pre className={styles.text} tabIndex={0}>
          {mail.text}
        </pre>
      ) : (
        // Nothing in a mail may run or reach this page; its links open beside it.
        <iframe
          key={mail.id}
          className={styles.frame}
          src={`/dev/mail/${mail.id}/html`}
          title={MAILS.frame(mail.subject)}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
        />
      )}
    </article>
  )
}
