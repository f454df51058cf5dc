import { cartBadge, cartLabel } from '@clubhouse/domain/site/content/cart-label'
import { readCookie } from '@clubhouse/domain/web/cookies'
import { SHOWN } from './wake-data.ts'
import type { Waking } from './waking.ts'

/** SHELL-15: the page is the same for everybody; how many things are in the cart is known by the browser's cookie. */
export function showCartCount(window: Window & typeof globalThis, { isAwake }: Waking): void {
  const { document } = window
  const show = () => {
    if (isAwake()) return
    for (const badge of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
      const count = Number(readCookie(document.cookie, badge.dataset['cartCount'] ?? '') ?? 0)
      const shown = cartBadge(count)
      badge.hidden = shown === null
      badge.textContent = shown
      badge.closest('button')?.setAttribute('aria-label', cartLabel(count))
    }
  }
  show()
  // Back from another page, and after another tab.
  window.addEventListener('pageshow', ({ persisted }) => persisted && show())
  document.addEventListener(SHOWN, show)
  document.addEventListener('visibilitychange', show)
}
