import { useState } from 'react'
import { useSite } from '#lib/page/site-data.ts'
import { Button } from '#ui/button/button.tsx'
import { notify } from '#ui/notifications/notification-store.ts'
import styles from './dev.module.css'
import { DEV } from './messages.ts'
import { postJson } from './post-json.ts'

type Kind = 'recurring' | 'lotto-friend'

/** EMAILACT-03: on a club's site only, since a mailing is a club's. */
export function SampleMailing() {
  const club = useSite()?.account?.slug
  const [sending, setSending] = useState<Kind | null>(null)
  if (club === undefined) return null

  async function send(kind: Kind) {
    setSending(kind)
    try {
      await postJson('/dev/mailing', { club, kind })
      notify({ title: DEV.mailingSent, type: 'success' })
    } catch {
      notify({ title: DEV.failed, type: 'danger' })
    } finally {
      setSending(null)
    }
  }

  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{DEV.mailing}</h2>
      <p className={styles.hint}>{DEV.mailingHint}</p>
      <div className={styles.row}>
        <Button loading={sending === 'recurring'} onClick={() => void send('recurring')}>
          {DEV.mailingList}
        </Button>
        <Button loading={sending === 'lotto-friend'} onClick={() => void send('lotto-friend')}>
          {DEV.mailingFriends}
        </Button>
      </div>
    </section>
  )
}
