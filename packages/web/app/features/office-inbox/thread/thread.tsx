import type { OfficeMessage } from '@clubhouse/contract/backoffice/messages'
import { formatDateTime } from '@clubhouse/domain/format'
import styles from '../inbox.module.css'
import { THREAD } from '../messages.ts'

/** What was written and what was answered, the oldest first. */
export function Thread({ message, timeZone }: { message: OfficeMessage; timeZone: string }) {
  const when = (at: string) => formatDateTime(at, timeZone)
  const { sender, sender_email: email, sender_phone: phone, replies } = message
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
      {replies.map((reply) => (
        <li key={reply.reply_id} className={styles.ours}>
          <p className={styles.by}>{THREAD.answered(reply.sent_by ?? THREAD.someone, when(reply.sent_at))}</p>
          <p className={styles.words}>{reply.content}</p>
        </li>
      ))}
    </ol>
  )
}
