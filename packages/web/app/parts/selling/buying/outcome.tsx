import { ADDED_TO_CART } from '#lib/messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './buying.module.css'
import type { Buying } from './use-buying.ts'
import { BUYING } from './words.ts'

/** Where the form ends: what became of adding, or why not. On a phone the bar says the good news, where it is seen. */
export function Outcome({ isAdded, problem }: Pick<Buying, 'isAdded' | 'problem'>) {
  if (problem !== null)
    return (
      <p role="alert" tabIndex={-1} className={styles.problem}>
        <Icon name="danger" />
        {problem}
      </p>
    )
  return (
    <div className={styles.outcome} role="status">
      {isAdded && <Added />}
    </div>
  )
}

/** CART-20: it is in the cart, and the way there. */
export function Added() {
  return (
    <div className={styles.added}>
      <Icon name="success" />
      <span>{ADDED_TO_CART}</span>
      <Button size="small" data-cart-open="">
        {BUYING.toCart}
      </Button>
    </div>
  )
}
