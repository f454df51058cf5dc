import { useClub } from '#lib/page/site-data.ts'
import { fromEmptied } from '#parts/selling/cart/continue-shopping.ts'
import { CART } from '#parts/selling/cart/messages.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { BottomSheet } from '#ui/sheet/bottom-sheet.tsx'

/** CART-08, CART-09: over the checkout whose last line was taken out, once; when it is closed the page says the same. */
export function EmptiedSheet({ onClose }: { onClose: () => void }) {
  const { account, openRooms } = useClub()
  const footer = (
    <ButtonLink variant="primary" to={fromEmptied(account, openRooms)}>
      {CART.keepShopping}
    </ButtonLink>
  )
  return (
    <BottomSheet title={CART.title} footer={footer} onClose={onClose}>
      <EmptyState icon="cart">{CART.empty}</EmptyState>
    </BottomSheet>
  )
}
