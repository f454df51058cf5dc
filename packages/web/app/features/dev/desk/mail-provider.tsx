import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { notify } from '#ui/notifications/notification-store.ts'
import { MAILS, PROVIDER_STATES } from './mail-messages.ts'
import styles from './mail.module.css'
import { postJson } from './post-json.ts'

/** Takes the provider down and up again, so that one can see what becomes of the mails meanwhile. */
export function MailProvider({ state, waiting }: { state: string; waiting: number }) {
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)

  async function switchTo(mail: string) {
    setBusy(true)
    try {
      await postJson('/dev/providers', { mail })
      notify({ title: MAILS.switched, type: 'success' })
      await revalidate()
    } catch {
      notify({ title: MAILS.failed, type: 'danger' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <section className={styles.panel} aria-labelledby="mail-provider">
      <h2 className={styles.title} id="mail-provider">
        {MAILS.provider}
      </h2>
      <p className={styles.hint}>{MAILS.providerHint}</p>
      <div className={styles.row}>
        {PROVIDER_STATES.map(({ state: each, label }) => (
          <Button
            key={each}
            size="small"
            variant={each === state ? 'primary' : 'secondary'}
            aria-pressed={each === state}
            disabled={isBusy}
            onClick={() => void switchTo(each)}
          >
            {label}
          </Button>
        ))}
      </div>
      <p role="status">{MAILS.waiting(waiting)}</p>
      <div>
        <Button size="small" variant="quiet" onClick={() => void revalidate()}>
          {MAILS.look}
        </Button>
      </div>
    </section>
  )
}
