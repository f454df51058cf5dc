import { useEffect, useState } from 'react'
import { usePost } from '#lib/post/use-post.ts'
import { useHydrated } from '#lib/visit/use-hydrated.ts'
import { Button } from '#ui/button/button.tsx'
import { notify } from '#ui/notifications/notification-store.ts'
import styles from '../authentication.module.css'
import { RECOVERY } from '../messages.ts'

/** A mail needs a moment; asking at once again would only send a second one. */
// Sooner than this the server keeps the code that it has just mailed, and sends no other.
const WAIT_SECONDS = 61

/** An expired code offers a new one. */
export function SendAgain({ action, email }: { action: string; email: string | null }) {
  const { post, answer: data, isBusy } = usePost({ name: 'send-again', failed: RECOVERY.unexpected })
  const isHydrated = useHydrated()
  const [left, setLeft] = useState(WAIT_SECONDS)
  const [seen, setSeen] = useState(data)
  if (data !== seen) {
    setSeen(data)
    if (data?.isDone) setLeft(WAIT_SECONDS)
  }

  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (data?.isDone) notify({ title: RECOVERY.sentAgain, type: 'success' })
  }, [data])

  if (!email) return null
  const mustWait = isHydrated && left > 0
  return (
    <form
      method="post"
      action={action}
      className={styles.again}
      onSubmit={(event) => {
        event.preventDefault()
        void post(action, new FormData(event.currentTarget, event.nativeEvent.submitter))
      }}
    >
      <input type="hidden" name="email" value={email} />
      <Button type="submit" variant="quiet" name="again" value="yes" disabled={mustWait} loading={isBusy}>
        {mustWait ? RECOVERY.againIn(left) : RECOVERY.again}
      </Button>
    </form>
  )
}
