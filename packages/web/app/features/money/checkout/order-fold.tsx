import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { ShoppingCart } from '@clubhouse/contract/selling/cart'
import { formatPrice } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { useClub } from '#lib/page/site-data.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './checkout.module.css'
import { CHECKOUT } from './messages.ts'

/** PAY-07: the lines of the order, seen by whoever pays. They can be folded away, until something is wrong with one of them. */
export function OrderFold({ cart, children }: { cart: ShoppingCart; children: ReactNode }) {
  const { account } = useClub()
  const fold = useRef<HTMLDetailsElement>(null)
  const isAsking = cart.items.some((item) => item.problem !== null)
  useLayoutEffect(() => {
    if (fold.current && isAsking) fold.current.open = true
  }, [isAsking])
  return (
    <section className={styles.card}>
      <details ref={fold} className={styles.order} open>
        <summary id="your-order">
          <h2>{CHECKOUT.order}</h2>
          <span className={styles.orderCount}>
            {CHECKOUT.items(cart.items.length)} · {formatPrice(cents(cart.pay_today.total), account.currency)}
            <Icon name="chevron-down" />
          </span>
        </summary>
        {children}
      </details>
    </section>
  )
}
