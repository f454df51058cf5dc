import type { MouseEvent } from 'react'
import { laterInWords, laterOf } from '@clubhouse/domain/selling/cart/payment-words'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { tooSmallToCharge } from '@clubhouse/domain/selling/pricing/smallest-charge'
import { useClub } from '#lib/page/site-data.ts'
import { CartTotals } from '#parts/selling/cart/cart-totals.tsx'
import type { WayOn } from '#parts/selling/cart/continue-shopping.ts'
import { CART } from '#parts/selling/cart/messages.ts'
import type { LiveCart } from '#parts/selling/cart/use-cart.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import styles from './cart-footer.module.css'

interface Props {
  live: LiveCart
  /** Of the panel as the server draws it. */
  way?: WayOn
  /** With a script: the way on is the panel's own. */
  onContinue?: () => void
  /** To the checkout: the panel is left behind. */
  onLeave?: () => void
}

/** CART-03, CART-04; of an empty cart only the way on. */
export function CartFooter({ live, way, onContinue, onLeave }: Props) {
  const { account } = useClub()
  const { cart, today } = live
  const isFilled = cart !== null && cart.items.length > 0
  const later = isFilled ? laterInWords(laterOf(cart.items), { currency: account.currency, today }) : null
  const tooSmall = isFilled ? tooSmallToCharge(cart, account.currency) : null
  const goOn = (event: MouseEvent) => {
    if (!onContinue) return
    event.preventDefault()
    onContinue()
  }
  return (
    <div className={styles.footer}>
      {isFilled && (
        <div className={styles.sums}>
          <CartTotals cart={cart} currency={account.currency} />
          {tooSmall !== null && (
            <p className={styles.tooSmall} role="status">
              {tooSmall}
            </p>
          )}
          {later !== null && (
            <p className={styles.later}>
              <span>
                <b>{CART.later}</b> {later}
              </span>
              {cart.pay_later > 0 && <span>{formatMoney(cents(cart.pay_later), account.currency)}</span>}
            </p>
          )}
        </div>
      )}
      <div className={styles.ways}>
        <ButtonLink
          to={way && 'to' in way ? way.to : '/'}
          data-closes={way?.kind === 'close' ? '' : undefined}
          onClick={goOn}
          variant={isFilled ? 'secondary' : 'primary'}
        >
          {CART.keepShopping}
        </ButtonLink>
        {isFilled && (
          <ButtonLink to="/checkout" variant="primary" iconAfter="arrow-right" onClick={onLeave}>
            {CART.checkout}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
