import { type RefObject, useEffect, useState } from 'react'
import { useClub } from '#lib/page/site-data.ts'
import { fromEmptied } from '#parts/selling/cart/continue-shopping.ts'
import { CART } from '#parts/selling/cart/messages.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { BottomSheet } from '#ui/sheet/bottom-sheet.tsx'

/** CART-08, CART-09: over the checkout whose last line was taken out, once; below it the page says the same. */
export function EmptiedSheet({ below }: { below: RefObject<HTMLElement | null> }) {
  const { account, openRooms } = useClub()
  const [isOpen, setOpen] = useState(true)
  useEffect(() => {
    // The button that took the line out is gone: the next key goes on from the page below.
    if (!isOpen) below.current?.focus()
  }, [isOpen, below])
  if (!isOpen) return null
  const footer = (
    <ButtonLink variant="primary" to={fromEmptied(account, openRooms)}>
      {CART.keepShopping}
    </ButtonLink>
  )
  return (
    <BottomSheet title={CART.title} footer={footer} onClose={() => setOpen(false)}>
      <EmptyState icon="cart">{CART.empty}</EmptyState>
    </BottomSheet>
  )
}
