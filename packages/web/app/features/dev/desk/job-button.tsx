import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { notify } from '#ui/notifications/notification-store.ts'
import { JOBS } from './jobs-messages.ts'
import { postJson } from './post-json.ts'

type Props = { path: string; label: string; said: string; children: string }

/** Does one thing to one job, says so, and shows what became of it. */
export function JobButton({ path, label, said, children }: Props) {
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)

  async function press() {
    setBusy(true)
    try {
      await postJson(path, {})
      notify({ title: said, type: 'success' })
    } catch {
      notify({ title: JOBS.refused, type: 'danger' })
    } finally {
      setBusy(false)
    }
    await revalidate()
  }

  return (
    <Button size="small" variant="quiet" aria-label={label} loading={isBusy} onClick={() => void press()}>
      {children}
    </Button>
  )
}
