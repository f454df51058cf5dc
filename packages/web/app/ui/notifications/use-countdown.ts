import { useEffect, useRef, useState } from 'react'
import { progress, type Notification } from '@clubhouse/domain/web/notifications'
import { addTimeSeen, timeSeen } from './notification-store.ts'

const STEP_MS = 50

/** How much of its time is left, 1 to 0, or null without a limit. Calls `onEnd` at 0; a pause keeps the rest. */
export function useCountdown(
  { id, timeout }: Notification,
  isPaused: boolean,
  onEnd: () => void,
): number | null {
  const [elapsed, setElapsed] = useState(() => timeSeen(id))
  const end = useRef(onEnd)
  const left = progress(elapsed, timeout)

  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (timeout === null || isPaused) return
    let last = Date.now()
    const timer = setInterval(() => {
      const now = Date.now()
      setElapsed(addTimeSeen(id, now - last))
      last = now
    }, STEP_MS)
    return () => clearInterval(timer)
  }, [id, timeout, isPaused])
  useEffect(() => {
    if (left === 0) end.current()
  }, [left])

  return left
}
