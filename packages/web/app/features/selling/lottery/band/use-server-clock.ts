import { useEffect, useState } from 'react'

export interface ServerTime {
  now: string
}
export const NOW_PATH = '/products/now'

const TICK_MS = 1000

/**
 * The server's time, counted on by the browser: how far the two clocks are apart is taken from the server's answer, so that a
 * clock that is ten minutes wrong shows the same cut-off. Until that is here, the time at which the page was drawn.
 */
export function useServerClock(served: string): number {
  const [time, setTime] = useState(() => Date.parse(served))
  useEffect(() => {
    const start = { server: Date.parse(served), counted: performance.now() }
    const show = () => setTime(start.server + performance.now() - start.counted)
    let isThere = true
    async function ask() {
      const said = await fetchTime()
      if (!isThere || said === null) return
      start.server = said
      start.counted = performance.now()
      show()
    }
    // A device that slept has counted nothing meanwhile.
    const askAgain = () => void (document.visibilityState === 'visible' && ask())
    void ask()
    const timer = setInterval(show, TICK_MS)
    document.addEventListener('visibilitychange', askAgain)
    return () => {
      isThere = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', askAgain)
    }
  }, [served])
  return time
}

async function fetchTime(): Promise<number | null> {
  try {
    const reply = await fetch(NOW_PATH, { cache: 'no-store' })
    const now = reply.ok ? Date.parse(((await reply.json()) as ServerTime).now) : Number.NaN
    return Number.isNaN(now) ? null : now
  } catch {
    return null
  }
}
