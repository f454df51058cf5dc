import { useLayoutEffect, useRef, useState } from 'react'
import { lightPanel } from '../../lib/wake/light-panel.ts'

/**
 * React's panel takes the place of the early script's, which it cannot change: when it has something to show, and without moving.
 * Whoever has closed the other one meanwhile wants neither.
 */
export function useLightPanel(isReady: boolean, onClose: () => void): HTMLDialogElement | null {
  const [light] = useState(lightPanel)
  const hasFollowed = useRef(light === null)
  useLayoutEffect(() => {
    if (hasFollowed.current || !isReady) return
    hasFollowed.current = true
    if (light?.isConnected) light.remove()
    else onClose()
  }, [light, isReady, onClose])
  return light
}
