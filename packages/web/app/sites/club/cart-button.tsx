import { cartBadge } from '@clubhouse/domain/content/menu'
import { Icon } from '../../ui/icon/icon.tsx'
import { SHELL } from './messages.ts'
import styles from './navbar.module.css'

/**
 * SHELL-15. The panel listens for presses on `data-cart-open`, so the button works wherever it stands; without a script it
 * leads to the cart as a page.
 */
export function CartButton({ count }: { count: number }) {
  const badge = cartBadge(count)
  return (
    <form action="/cart">
      <button
        className={styles.tool}
        data-cart-open=""
        title={SHELL.cart}
        aria-label={badge === null ? SHELL.cart : SHELL.cartHolds(badge)}
      >
        <Icon name="cart" />
        {badge !== null && <span className={styles.badge}>{badge}</span>}
      </button>
    </form>
  )
}
