import { type SyntheticEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { formatDateTime } from '@clubhouse/domain/format'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { notify } from '#ui/notifications/notification-store.ts'
import styles from './dev.module.css'
import { DEV } from './messages.ts'
import { postJson } from './post-json.ts'

const STEPS = [
  { label: '+1 day', days: 1 },
  { label: '+1 week', days: 7 },
  { label: '+30 days', days: 30 },
] as const
const DAY_MS = 86_400_000

export function ClockControl({ now }: { now: string }) {
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)

  async function move(to: Date | null) {
    setBusy(true)
    try {
      await postJson('/dev/clock', { now: to?.toISOString() ?? null })
      notify({ title: DEV.clockMoved, type: 'success' })
      await revalidate()
    } catch {
      notify({ title: DEV.failed, type: 'danger' })
    } finally {
      setBusy(false)
    }
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = new FormData(event.currentTarget).get('now')
    if (typeof wanted === 'string' && !Number.isNaN(Date.parse(wanted))) void move(new Date(wanted))
  }

  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{DEV.clock}</h2>
      <p>{DEV.clockNow(formatDateTime(now, 'Europe/Dublin'))}</p>
      <div className={styles.row}>
        {STEPS.map(({ label, days }) => (
          <Button
            key={label}
            size="small"
            disabled={isBusy}
            onClick={() => void move(new Date(Date.parse(now) + days * DAY_MS))}
          >
            {label}
          </Button>
        ))}
      </div>
      <form className={styles.form} onSubmit={submit}>
        <TextField type="datetime-local" name="now" label={DEV.clockField} hint={DEV.clockHint} />
        <div className={styles.row}>
          <Button type="submit" variant="primary" disabled={isBusy}>
            {DEV.clockSet}
          </Button>
          <Button disabled={isBusy} onClick={() => void move(null)}>
            {DEV.clockReal}
          </Button>
        </div>
      </form>
    </section>
  )
}
