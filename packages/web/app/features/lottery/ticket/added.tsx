import type { ReactNode } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { TICKET } from '../messages.ts'
import styles from './panel.module.css'

/** CART-20: it is in the cart, and the way there. */
export function Added() {
  return (
    <div className={styles.added}>
      <Icon name="success" />
      <span>{TICKET.added}</span>
      <Button size="small" data-cart-open="">
        {TICKET.toCart}
      </Button>
    </div>
  )
}

/** Why it could not be added; what the server said of it. */
export function Problem({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <p role="alert" tabIndex={-1} className={styles.problem}>
      <Icon name="danger" />
      {children}
    </p>
  )
}
