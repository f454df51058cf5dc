import { Icon } from '#ui/icon/icon.tsx'
import styles from './cart-page.module.css'

/** Why what was asked for by a form came to nothing. */
export function CartProblem({ children }: { children: string }) {
  return (
    <p role="alert" tabIndex={-1} className={styles.problem}>
      <Icon name="danger" /> {children}
    </p>
  )
}
