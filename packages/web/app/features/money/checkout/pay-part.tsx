import type { ReactNode } from 'react'
import { formatPrice } from '@clubhouse/domain/format'
import type { Currency } from '@clubhouse/contract/site/club'
import type { ShoppingCart } from '@clubhouse/contract/selling/cart'
import { payLabel, type StillNeeded } from '@clubhouse/domain/selling/cart/checkout-rules'
import { cents } from '@clubhouse/domain/money/money'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './checkout.module.css'
import { CHECKOUT } from './messages.ts'

interface Props {
  cart: ShoppingCart
  currency: Currency
  needs: StillNeeded | null
  isPaying: boolean
  onPay: () => void
  /** The form whose Enter pays; none where nothing is typed. */
  form?: string | undefined
  /** What is said above the button. */
  children?: ReactNode
}

/** PAY-12, PAY-14: the button, and why it cannot be pressed yet. */
export function PayPart({ cart, currency, needs, isPaying, onPay, form, children }: Props) {
  const missing = needs && CHECKOUT.needs[needs]
  return (
    <div className={styles.pay} data-sticky-bar="">
      {children}
      <Button
        variant="primary"
        size="large"
        wide
        className={styles.payButton}
        loading={isPaying}
        disabled={needs !== null}
        onClick={onPay}
        type={form === undefined ? 'button' : 'submit'}
        form={form}
        aria-describedby={missing ? 'still-needed' : undefined}
      >
        {payLabel(cart)}{' '}
        {cart.pay_today.total > 0 && (
          <span className={styles.payAmount}>{formatPrice(cents(cart.pay_today.total), currency)}</span>
        )}
      </Button>
      <p id="still-needed" className={styles.note} role="status" hidden={!missing && !isPaying}>
        {isPaying ? CHECKOUT.paying : missing && <Icon name="info" />}
        {!isPaying && missing && (
          <span>
            {missing.before} {missing.link && <a href={missing.to}>{missing.link}</a>}
          </span>
        )}
      </p>
    </div>
  )
}
