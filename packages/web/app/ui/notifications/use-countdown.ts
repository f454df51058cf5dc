import { useEffect, useRef, useState } from 'react'
import { progress } from '@clubhouse/domain/notifications'

const STEP_MS = 50

/** How much of the time is left, 1 to 0, or null without a limit. Calls `onEnd` at 0; a pause keeps the rest. */
export function useCountdown(timeout: number | null, isPaused: boolean, onEnd: () => void): number | null {
  const [elapsed, setElapsed] = useState(0)
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
      const passed = now - last
      last = now
      setElapsed((before) => before + passed)
    }, STEP_MS)
    return () => clearInterval(timer)
  }, [timeout, isPaused])
  useEffect(() => {
    if (left === 0) end.current()
  }, [left])

  return left
}
