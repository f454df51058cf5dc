import type { Waking } from './waking.ts'

/**
 * Whoever walked on, reloaded and then goes back has an address of another page before them: only React could draw it here, and it
 * sleeps.
 */
export function followHistory(window: Window & typeof globalThis, { isAwake }: Waking): void {
  const { location } = window
  const here = () => location.pathname + location.search
  const began = here()
  window.addEventListener('popstate', () => {
    if (!isAwake() && here() !== began) location.reload()
  })
}
