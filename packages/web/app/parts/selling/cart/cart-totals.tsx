import type { Currency } from '@clubhouse/contract/site/club'
import type { ShoppingCart } from '@clubhouse/contract/selling/cart'
import { hasLater } from '@clubhouse/domain/selling/cart/checkout-rules'
import { formatMoney, formatPrice } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import styles from './cart.module.css'
import { CART } from './messages.ts'

/** CART-03: of what is paid today. `names` says each discount by its own name instead of their sum. */
export function CartTotals({
  cart,
  currency,
  names = false,
}: {
  cart: ShoppingCart
  currency: Currency
  names?: boolean
}) {
  const { subtotal, discount, total } = cart.pay_today
  const named = [...cart.multiproduct_discounts, ...cart.discount_codes, ...cart.shop_item_discounts]
  // What is spread over later payments is taken off there too: today's share has no name of its own.
  const isAllToday = named.reduce((sum, { amount }) => sum + amount, 0) === discount
  const discounts = names && isAllToday ? named : [{ name: CART.discount, amount: discount }]
  return (
    <dl className={styles.totals}>
      <Row label={CART.subtotal} value={formatMoney(cents(subtotal), currency)} />
      {discount > 0 &&
        discounts.map(({ name, amount }) => (
          <Row
            key={name}
            label={name}
            value={`−${formatMoney(cents(amount), currency)}`}
            className={styles.less}
          />
        ))}
      <div className={styles.total}>
        <dt>
          {CART.total}
          {hasLater(cart.items) && <span className={styles.when}> {CART.today}</span>}
        </dt>
        <dd>{formatPrice(cents(total), currency)}</dd>
      </div>
    </dl>
  )
}

function Row({ label, value, className }: { label: string; value: string; className?: string | undefined }) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
