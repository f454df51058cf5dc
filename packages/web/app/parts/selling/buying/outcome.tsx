import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './buying.module.css'
import type { Buying } from './use-buying.ts'
import { BUYING } from './words.ts'

/** What became of adding: it is in the cart, and the way there; or why not. */
export function Outcome({
  isAdded,
  problem,
  says = BUYING.added,
}: Pick<Buying, 'isAdded' | 'problem'> & { says?: string }) {
  if (problem !== null)
    return (
      <p role="alert" tabIndex={-1} className={styles.problem}>
        <Icon name="danger" />
        {problem}
      </p>
    )
  if (!isAdded) return null
  return (
    <div className={styles.added} role="status">
      <Icon name="success" />
      <span>{says}</span>
      <Button size="small" data-cart-open="">
        {BUYING.toCart}
      </Button>
    </div>
  )
}
