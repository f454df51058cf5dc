import { browserStorage } from '../../lib/visit/browser-storage.ts'

/** How tabs of one browser tell each other that the cart has changed. */

const CHANGED = 'cart-changed'

/** To this tab and to all others. */
export function announceCart(): void {
  browserStorage()?.setItem(CHANGED, String(Date.now()))
  window.dispatchEvent(new Event(CHANGED))
}

/** Also when somebody comes back to this tab: another one may have gone on without telling. */
export function onCartChanged(listener: (isOurs: boolean) => void): () => void {
  const own = () => listener(true)
  const other = ({ key }: StorageEvent) => void (key === CHANGED && listener(false))
  const back = () => void (document.visibilityState === 'visible' && listener(false))
  window.addEventListener(CHANGED, own)
  window.addEventListener('storage', other)
  document.addEventListener('visibilitychange', back)
  return () => {
    window.removeEventListener(CHANGED, own)
    window.removeEventListener('storage', other)
    document.removeEventListener('visibilitychange', back)
  }
}
