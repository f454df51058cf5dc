import { panelSections } from '@clubhouse/domain/selling/cart/sections'
import { useClub } from '#lib/page/site-data.ts'
import { CartSections } from '#parts/selling/cart/cart-sections.tsx'
import { CART } from '#parts/selling/cart/messages.ts'
import { PromotionSlot } from '#parts/selling/cart/promotion-slot.tsx'
import type { LiveCart } from '#parts/selling/cart/use-cart.ts'
import { ErrorPanel } from '#ui/panel/error-panel.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { SkeletonLines } from '#ui/skeleton/skeleton.tsx'

/** CART-02, CART-05, ERR-36 */
export function CartContents({
  live,
  from,
  onLeave,
}: {
  live: LiveCart
  from: string
  onLeave?: () => void
}) {
  const { account } = useClub()
  if (live.step === 'loading') return <SkeletonLines count={4} label={CART.loading} />
  if (live.step === 'failed') return <ErrorPanel title={CART.loadFailed} onRetry={() => void live.reload()} />
  const promotion = <PromotionSlot promotion={live.promotion} cart={live.cart} onFollow={onLeave} />
  if (!live.cart || live.cart.items.length === 0)
    return (
      <>
        <EmptyState icon="cart">{CART.empty}</EmptyState>
        {promotion}
      </>
    )
  return (
    <>
      <CartSections
        sections={panelSections(live.cart.items)}
        live={live}
        at={{ currency: account.currency, today: live.today }}
        from={from}
      />
      {promotion}
    </>
  )
}
