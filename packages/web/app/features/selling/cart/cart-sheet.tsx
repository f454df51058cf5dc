import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browserStorage } from '#lib/visit/browser-storage.ts'
import { FILLED, LIGHT_CART } from '#lib/wake/early/wake-data.ts'
import { lightPanel } from '#lib/wake/light-panel.ts'
import { useClub } from '#lib/page/site-data.ts'
import { countOf } from '#parts/selling/cart/cart-calls.ts'
import { useCart } from '#parts/selling/cart/use-cart.ts'
import { BottomSheet } from '#ui/sheet/bottom-sheet.tsx'
import { CartContents } from './cart-contents.tsx'
import { CartFooter } from './cart-footer.tsx'
import { CartTitle } from './cart-title.tsx'
import { useLightPanel } from './use-light-panel.ts'
import { fromEmptied, fromPanel } from '#parts/selling/cart/continue-shopping.ts'

/** CART-01 */
export default function CartSheet({ onClose }: { onClose: () => void }) {
  const live = useCart(null)
  const navigate = useNavigate()
  const { account, openRooms } = useClub()
  const count = countOf(live.cart)
  // CART-08: a cart that was emptied here has a way on of its own.
  const [wasFilled, setWasFilled] = useState(() => lightPanel()?.getAttribute(LIGHT_CART) === FILLED)
  if (count > 0 && !wasFilled) setWasFilled(true)

  const { isStanding, waits } = useLightPanel(live.step === 'here', onClose)
  if (waits) return null

  function goOn() {
    if (wasFilled && count === 0) {
      onClose()
      return void navigate(fromEmptied(account, openRooms))
    }
    const way = fromPanel(live.cart, browserStorage()?.getItem('hideNavbar') ?? null)
    if (way.kind === 'reload') return window.location.assign(way.to)
    onClose()
    if (way.kind === 'go') void navigate(way.to)
  }

  return (
    <BottomSheet
      isStanding={isStanding}
      title={<CartTitle count={count} />}
      footer={live.step === 'here' && <CartFooter live={live} onContinue={goOn} onLeave={onClose} />}
      onClose={onClose}
    >
      <CartContents live={live} from="/cart" onLeave={onClose} />
    </BottomSheet>
  )
}
