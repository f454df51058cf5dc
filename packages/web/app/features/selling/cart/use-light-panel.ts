import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { lightPanel } from '#lib/wake/light-panel.ts'

/** A form of the panel that is under way is answered there. */
const LOOKED_AGAIN_MS = 50

/**
 * React's panel takes the place of the early script's, which it cannot change: when it has something to show, and without moving.
 * Whoever has closed the other one meanwhile wants neither. Answers whether there was one, and whether it still stands.
 */
export function useLightPanel(
  isReady: boolean,
  onClose: () => void,
): { isStanding: boolean; waits: boolean } {
  const [light] = useState(lightPanel)
  const [waits, setWaits] = useState(light !== null)
  useEffect(() => {
    if (!light || !waits || !isReady) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      if (!light.isConnected) return onClose()
      if (light.querySelector('[aria-busy]')) return void (timer = setTimeout(follow, LOOKED_AGAIN_MS))
      // Closed first, so that the focus is where it was before: there it comes back to when React's is closed.
      light.close()
      light.remove()
      flushSync(() => setWaits(false))
    }
    queueMicrotask(follow)
    return () => clearTimeout(timer)
  }, [light, waits, isReady, onClose])
  return { isStanding: light !== null, waits }
}
