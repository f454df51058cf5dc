import { browserStorage } from '#lib/visit/browser-storage.ts'
import { CART_CHANGED } from '#lib/wake/early/wake-data.ts'

/** How tabs of one browser tell each other that the cart has changed. */

/** To this tab and to all others. */
export function announceCart(): void {
  browserStorage()?.setItem(CART_CHANGED, String(Date.now()))
  window.dispatchEvent(new Event(CART_CHANGED))
}

/** Also when somebody comes back to this tab: another one may have gone on without telling. */
export function onCartChanged(listener: (isOurs: boolean) => void): () => void {
  const own = () => listener(true)
  const other = ({ key }: StorageEvent) => void (key === CART_CHANGED && listener(false))
  const back = () => void (document.visibilityState === 'visible' && listener(false))
  window.addEventListener(CART_CHANGED, own)
  window.addEventListener('storage', other)
  document.addEventListener('visibilitychange', back)
  return () => {
    window.removeEventListener(CART_CHANGED, own)
    window.removeEventListener('storage', other)
    document.removeEventListener('visibilitychange', back)
  }
}
