import { afterLoad } from './after-load.ts'
import { asksForReact } from './asks-for-react.ts'
import { WAKE } from './wake-data.ts'
import type { Waking } from './waking.ts'

/** What does not wait for a hand. */
export function wakeByItself(window: Window & typeof globalThis, { wake }: Waking): void {
  const { document } = window
  const now = () => void wake().catch(() => undefined)
  document.addEventListener(WAKE, now, { once: true })
  if (hasReason(window)) return now()
  for (const part of document.querySelectorAll<HTMLElement>('[data-wakes-after]')) {
    setTimeout(() => (part.checkVisibility?.() ?? true) && now(), Number(part.dataset['wakesAfter']))
  }
  afterLoad(window, () => wakeInView(document, now))
}

/** Whoever only passes by, on the way to a button, is not kept waiting by React. */
const LOOKED_AT_MS = 1500

/** What is looked at comes after what is read. */
function wakeInView(document: Document, now: () => void): void {
  const seen = document.querySelectorAll('[data-wakes-in-view]')
  if (seen.length === 0) return
  let rest: ReturnType<typeof setTimeout> | undefined
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(rest)
      if (entries.some(({ isIntersecting }) => isIntersecting)) rest = setTimeout(now, LOOKED_AT_MS)
    },
    { rootMargin: '120px 0px' },
  )
  for (const part of seen) observer.observe(part)
}

function hasReason(window: Window): boolean {
  const { document, location } = window
  const has = (mark: string) => document.documentElement.hasAttribute(mark)
  // The boot script has read what is stored: to read it again costs a slow phone a wait.
  if (has('data-embed') || asksForReact(location.search)) return true
  try {
    // Where storage is forbidden, naming it throws.
    const isGreeted = has('data-signed-in') && window.localStorage.getItem('IsFirstTimeLogin') === 'true'
    const hasDraft =
      document.querySelector('form textarea') !== null &&
      Object.keys(window.sessionStorage).some((key) => key.startsWith('form-draft:'))
    return isGreeted || hasDraft
  } catch {
    // Where storage is forbidden nothing was stored.
    return false
  }
}
