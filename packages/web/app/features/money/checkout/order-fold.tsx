import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { ShoppingCart } from '@clubhouse/contract/selling/cart'
import { formatPrice } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { useClub } from '#lib/page/site-data.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './checkout.module.css'
import { CHECKOUT } from './messages.ts'

/** The lines of the order. A phone has them folded, so that paying is near, unless something is wrong with them. */
export function OrderFold({ cart, children }: { cart: ShoppingCart; children: ReactNode }) {
  const { account } = useClub()
  const fold = useRef<HTMLDetailsElement>(null)
  const isWrong = cart.items.some(({ problem }) => problem !== null)
  useLayoutEffect(() => {
    if (fold.current && (isWrong || window.matchMedia('(min-width: 992px)').matches)) fold.current.open = true
  }, [isWrong])
  return (
    <section className={styles.card}>
      <details ref={fold} className={styles.order}>
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
