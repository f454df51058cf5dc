import type { Waking } from './waking.ts'

/** Where the router keeps how far each page was scrolled, by the key of its place in the history. */
const STORED = 'react-router-scroll-positions'

/**
 * What the router's own script does in a page that is awake: a page come back to, or reloaded, begins where it was left. When React
 * comes later its reader has scrolled on: what was stored before must not take them back.
 */
export function keepScroll(window: Window & typeof globalThis, { onWaking }: Waking): void {
  const { history } = window
  const place = () => (history.state as { key?: string } | null)?.key
  if (place() === undefined) {
    const key = Math.random().toString(32).slice(2)
    history.replaceState({ ...(history.state as object | null), key }, '')
  }
  const stored = positions(window)[place() ?? '']
  if (typeof stored === 'number') window.scrollTo(0, stored)
  onWaking(() => {
    const { [place() ?? '']: _left, ...others } = positions(window)
    try {
      window.sessionStorage.setItem(STORED, JSON.stringify(others))
    } catch {
      // Where nothing can be stored nothing was.
    }
  })
}

function positions(window: Window): Record<string, unknown> {
  try {
    return JSON.parse(window.sessionStorage.getItem(STORED) ?? '{}') as Record<string, unknown>
  } catch {
    return {}
  }
}
