import { useCallback, useEffect, useRef, useState } from 'react'
import type { Gesture } from './gentle-gestures.ts'

export type Missed = Gesture | null

const SHOWN_MS = 1500

/** A word to somebody who tried to move the map in the way that scrolls the page; it goes by itself. */
export function useMissed(): [Missed, (gesture: Gesture) => void] {
  const [missed, setMissed] = useState<Missed>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  const onMissed = useCallback((gesture: Gesture) => {
    clearTimeout(timer.current)
    setMissed(gesture)
    timer.current = setTimeout(() => setMissed(null), SHOWN_MS)
  }, [])
  return [missed, onMissed]
}
