import type { Waking } from './waking.ts'

/** Where the router keeps how far each page was scrolled, by the key of its place in the history. */
const STORED = 'react-router-scroll-positions'

/**
 * What the router's own script does in a page that is awake: a page come back to, or reloaded, begins where it was left. When React
 * comes later its reader has scrolled on: what was stored before must not take them back.
 */
export function keepScroll(window: Window & typeof globalThis, { onWaking }: Waking): void {
  const { history } = window
  const known = placeIn(history)
  if (known === undefined) history.replaceState({ ...(history.state as object | null), key: newPlace() }, '')
  // A place that is new here has nothing stored, and to ask would cost a slow phone a wait.
  const stored = known === undefined ? undefined : positions(window)[known]
  // The next frame is drawn when the styles are there, and not before.
  if (typeof stored === 'number') window.requestAnimationFrame(() => window.scrollTo(0, stored))
  onWaking(() => {
    const { [placeIn(history) ?? '']: _left, ...others } = positions(window)
    store(window, others)
  })
}

/** Before another view takes the place of this one: Back brings its reader to where they were. */
export function noteScroll(window: Window): void {
  const place = placeIn(window.history)
  if (place !== undefined) store(window, { ...positions(window), [place]: window.scrollY })
}

export const newPlace = (): string => Math.random().toString(32).slice(2)

const placeIn = ({ state }: History) => (state as { key?: string } | null)?.key

function store(window: Window, all: Record<string, unknown>): void {
  try {
    window.sessionStorage.setItem(STORED, JSON.stringify(all))
  } catch {
    // Where nothing can be stored nothing was.
  }
}

function positions(window: Window): Record<string, unknown> {
  try {
    return JSON.parse(window.sessionStorage.getItem(STORED) ?? '{}') as Record<string, unknown>
  } catch {
    return {}
  }
}
