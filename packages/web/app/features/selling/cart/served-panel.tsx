import { useNavigate } from 'react-router'
import { useClub } from '#lib/page/site-data.ts'
import { countOf } from '#parts/selling/cart/cart-calls.ts'
import { fromEmptied, fromPanel } from '#parts/selling/cart/continue-shopping.ts'
import type { LiveCart } from '#parts/selling/cart/use-cart.ts'
import { BottomSheet } from '#ui/sheet/bottom-sheet.tsx'
import { CartContents } from './cart-contents.tsx'
import { CartFooter } from './cart-footer.tsx'
import { CartProblem } from './cart-problem.tsx'
import { CartTitle } from './cart-title.tsx'

interface Props {
  live: LiveCart
  problem: string | undefined
  /** CART-08: whether the last thing has just been taken out of it here. */
  wasEmptied: boolean
}

/** CART-01: the panel as the server draws it, for a page on which React still sleeps (lib/wake/early/light-cart.ts). */
export function ServedPanel({ live, problem, wasEmptied }: Props) {
  const { account, openRooms } = useClub()
  const navigate = useNavigate()
  const way = wasEmptied
    ? ({ kind: 'go', to: fromEmptied(account, openRooms) } as const)
    : fromPanel(live.cart, null)
  return (
    <BottomSheet
      title={<CartTitle count={countOf(live.cart)} />}
      footer={<CartFooter live={live} way={way} />}
      onClose={() => void navigate('/cart', { replace: true })}
    >
      {problem && <CartProblem>{problem}</CartProblem>}
      <CartContents live={live} from="/cart" />
    </BottomSheet>
  )
}
