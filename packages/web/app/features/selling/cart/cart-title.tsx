import { CART } from '#parts/selling/cart/messages.ts'
import styles from './cart-sheet.module.css'

/** Of the panel: what it is, and how much is in it. */
export function CartTitle({ count }: { count: number }) {
  return (
    <>
      {CART.title} {count > 0 && <span className={styles.count}>{CART.items(count)}</span>}
    </>
  )
}
