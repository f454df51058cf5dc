import { Icon } from '#ui/icon/icon.tsx'
import styles from './contact.module.css'
import { CONTACT } from './messages.ts'

/** Whose message has gone; nobody's name is in an address, so after a page without a script it is not known. */
export type Sent = { name: string | null; email: string | null }

/** CONTACT-25: the notice goes away, this stays. It takes the focus, since the button may be far below it. */
export function SentPanel({ name, email }: Sent) {
  return (
    <div className={styles.sent} tabIndex={-1} data-sent="">
      <Icon name="success" />
      <p>
        <strong>{CONTACT.thanks(name)}</strong> {CONTACT.gone(email)}
      </p>
    </div>
  )
}
