import { cartBadge, cartLabel } from '@clubhouse/domain/site/content/cart-label'
import { useSite } from '../../lib/page/site-data.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { SHELL } from './messages.ts'
import styles from './navbar.module.css'

/**
 * SHELL-15. The panel listens for presses on `data-cart-open`, so the button works wherever it stands; without a script it
 * leads to the cart as a page. The badge always stands there, so that the early script can show it before React comes.
 */
export function CartButton({ count }: { count: number }) {
  const badge = cartBadge(count)
  return (
    <form action="/cart">
      <button
        className={styles.tool}
        data-cart-open=""
        data-wakes=""
        title={SHELL.cart}
        aria-label={cartLabel(count)}
        suppressHydrationWarning
      >
        <Icon name="cart" />
        <span
          className={styles.badge}
          hidden={badge === null}
          data-cart-count={useSite()?.cookies.cartCount}
          suppressHydrationWarning
        >
          {badge ?? ''}
        </span>
      </button>
    </form>
  )
}
