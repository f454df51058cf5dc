import { useCallback, useEffect, useRef } from 'react'

/**
 * Runs something once no finger or button is down. What is said about a field that is being left would move the page,
 * and a press that began on a button would end beside it.
 */
export function useAfterPress(): (run: () => void) => void {
  const isDown = useRef(false)
  const waiting = useRef<(() => void)[]>([])

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    function release() {
      isDown.current = false
      const due = waiting.current
      waiting.current = []
      // After the click that belongs to this press.
      if (due.length > 0) setTimeout(() => due.forEach((run) => run()))
    }
    document.addEventListener('pointerdown', () => (isDown.current = true), { signal, capture: true })
    for (const end of ['pointerup', 'pointercancel']) {
      document.addEventListener(end, release, { signal, capture: true })
    }
    return () => stop.abort()
  }, [])

  return useCallback((run) => {
    if (isDown.current) waiting.current.push(run)
    else run()
  }, [])
}
