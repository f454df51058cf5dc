import { useSyncExternalStore } from 'react'
import { readCookie } from '@clubhouse/domain/web/cookies'
import { useSite } from '#lib/page/site-data.ts'
import { onCartChanged } from './cart-signal.ts'

/**
 * SHELL-15: how many things are in the cart. The page itself is the same for everybody and knows nothing of it: the browser
 * reads it from a cookie that holds the number alone.
 */
export function useCartCount(): number {
  const name = useSite()?.cookies.cartCount ?? ''
  return useSyncExternalStore(
    onCartChanged,
    () => Number(readCookie(document.cookie, name) ?? 0),
    () => 0,
  )
}
