import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { lightPanel } from '#lib/wake/light-panel.ts'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'

const load = () => import('./cart-sheet.tsx')
const CartSheet = lazyPart<{ onClose: () => void }>(load)

// Who pressed while the page slept has waited already: the panel comes while React takes the page over.
if (
  typeof document !== 'undefined' &&
  (document.querySelector('[data-cart-open][aria-busy]') || lightPanel())
)
  load().catch(() => undefined)

/**
 * Stands in the shell and opens the cart when anything that bears `data-cart-open` is pressed. Where its script does not come,
 * the cart is a page.
 */
export function CartOutlet() {
  const { pathname } = useLocation()
  const [openOn, setOpenOn] = useState<string | null>(null)

  useEffect(() => {
    function open(event: MouseEvent) {
      const target = event.target instanceof Element ? event.target.closest('[data-cart-open]') : null
      if (!target || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      setOpenOn(window.location.pathname)
    }
    if (lightPanel()) queueMicrotask(() => setOpenOn(window.location.pathname))
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [])

  // Whoever goes to another page, by Back as well, has left the panel.
  if (openOn !== pathname) return null
  return <CartSheet onClose={() => setOpenOn(null)} waiting={null} renderFailed={() => <CartAsPage />} />
}

function CartAsPage() {
  useEffect(() => {
    // Who reads the early script's panel has what they want.
    if (!lightPanel()) window.location.assign('/cart')
  }, [])
  return null
}
