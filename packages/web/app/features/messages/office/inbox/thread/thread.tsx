import type { MessageMail, MessageReply, OfficeMessage } from '@clubhouse/contract/messages/office/messages'
import { formatDateTime } from '@clubhouse/domain/format'
import styles from '../inbox.module.css'
import { THREAD } from '../messages.ts'

/** What was written and what was answered, the oldest first. */
export function Thread({ message, timeZone }: { message: OfficeMessage; timeZone: string }) {
  const when = (at: string) => formatDateTime(at, timeZone)
  const { sender, sender_email: email, sender_phone: phone, replies, mails } = message
  const later = [
    ...replies.map((reply) => ({
      at: reply.sent_at,
      shown: <Ours key={reply.reply_id} reply={reply} when={when} />,
    })),
    ...mails.map((mail) => ({
      at: mail.received_at,
      shown: <Theirs key={mail.mail_id} mail={mail} sender={sender} when={when} />,
    })),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  return (
    <ol className={styles.thread} role="list">
      <li className={styles.theirs}>
        <p className={styles.by}>{THREAD.wrote(sender, when(message.created_at))}</p>
        <p className={styles.words}>{message.content}</p>
        <p className={styles.reach}>
          <a href={`mailto:${email}`}>{email}</a>
          {phone && <a href={`tel:+${phone}`}>+{phone}</a>}
        </p>
      </li>
      {later.map(({ shown }) => shown)}
    </ol>
  )
}

type When = (at: string) => string

function Ours({ reply, when }: { reply: MessageReply; when: When }) {
  return (
    <li className={styles.ours}>
      <p className={styles.by}>{THREAD.answered(reply.sent_by ?? THREAD.someone, when(reply.sent_at))}</p>
      <p className={styles.words}>{reply.content}</p>
    </li>
  )
}

/** What came back by mail: anybody can write in another's name, so an address that we do not know is said. */
function Theirs({ mail, sender, when }: { mail: MessageMail; sender: string; when: When }) {
  const by = mail.is_automatic ? THREAD.automatic : THREAD.wroteBack
  return (
    <li className={styles.theirs}>
      <p className={styles.by}>{by(sender, when(mail.received_at))}</p>
      {mail.from_address && (
        <p className={styles.by}>
          {THREAD.otherAddress} <strong>{mail.from_address}</strong>
        </p>
      )}
      <p className={styles.words}>{mail.content || THREAD.noWords}</p>
      {mail.attachments.length > 0 && <p className={styles.by}>{THREAD.files(mail.attachments)}</p>}
      {mail.quoted && (
        <details className={styles.quoted}>
          <summary>{THREAD.quoted}</summary>
          <p className={styles.words}>{mail.quoted}</p>
        </details>
      )}
    </li>
  )
}
