import type { ShoppingCart } from '@clubhouse/contract/selling/cart'
import type { Currency } from '@clubhouse/contract/site/club'
import { hasLater, hasWaysToPay } from '@clubhouse/domain/selling/cart/checkout-rules'
import {
  dayInWords,
  laterOf,
  renewalInWords,
  shortMoney,
  todayAndLater,
} from '@clubhouse/domain/selling/cart/payment-words'
import { PaymentChoice } from '#parts/selling/cart/payment-choice.tsx'
import type { LiveCart } from '#parts/selling/cart/use-cart.ts'
import { WholeChoice } from '#parts/selling/cart/whole-choice.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './checkout.module.css'
import { CHECKOUT } from './messages.ts'

interface Props {
  cart: ShoppingCart
  live: LiveCart
  at: { currency: Currency; today: string }
}

/** How to pay, open wherever it can be chosen, and what that means today and later; nothing where all is paid at once anyway. */
export function PayWhen({ cart, live, at }: Props) {
  const [only, ...others] = cart.items.filter(hasWaysToPay)
  const isLater = hasLater(cart.items)
  if (!only && !isLater) return null
  return (
    <section className={styles.card}>
      <h2>{only ? CHECKOUT.how : CHECKOUT.when}</h2>
      {only && others.length === 0 && <PaymentChoice item={only} live={live} at={at} from="/checkout" />}
      {only && others.length > 0 && (
        <>
          <WholeChoice cart={cart} live={live} at={at} />
          <details className={styles.code}>
            <summary>
              {CHECKOUT.planByPlan}
              <Icon name="chevron-down" />
            </summary>
            {[only, ...others].map((item) => (
              <div key={item.shopping_cart_item} className={styles.plan}>
                <p className={styles.name}>
                  {[item.metadata.name, item.metadata.club_member?.first_name].filter(Boolean).join(', ')}
                </p>
                <PaymentChoice item={item} live={live} at={at} from="/checkout" />
              </div>
            ))}
          </details>
        </>
      )}
      {isLater && <Dates cart={cart} at={at} />}
    </section>
  )
}

/** Today and later side by side, before anybody pays. */
function Dates({ cart, at }: Pick<Props, 'cart' | 'at'>) {
  const later = laterOf(cart.items)
  const renewing = cart.items.flatMap((item) => {
    const words = renewalInWords(item, at)
    return words === null ? [] : [{ id: item.shopping_cart_item, name: item.metadata.name, words }]
  })
  const coming =
    later.instalments.length > 0
      ? later.instalments.map(({ due, amount }) => ({ on: due, amount }))
      : later.recurring.map(({ next, amount }) => ({ on: next, amount }))
  const dates = [
    { day: CHECKOUT.today, amount: later.today },
    ...coming.map(({ on, amount }) => ({
      day: dayInWords(on, at.today).replace(/([A-Z][a-z]{2})[a-z]+/, '$1'),
      amount,
    })),
  ]
  return (
    <>
      <p className={styles.whenHead}>
        <b>{todayAndLater(later, at)}</b>
        {later.recurring.length === 0 && (
          <span className={styles.small}>
            {CHECKOUT.inAll(shortMoney(cart.pay_today.total + cart.pay_later, at.currency))}
          </span>
        )}
      </p>
      <ol className={styles.dates} role="list">
        {dates.map(({ day, amount }, place) => (
          <li key={`${day}-${place}`}>
            <b>{shortMoney(amount, at.currency)}</b>
            <span>{day}</span>
          </li>
        ))}
      </ol>
      {/* MEMB-17 */}
      {renewing.map(({ id, name, words }) => (
        <p key={id} className={styles.small}>
          {name}: {words}
        </p>
      ))}
      {later.recurring.length === 0 && (
        <p className={styles.note}>
          <Icon name="info" />
          {CHECKOUT.early}
        </p>
      )}
    </>
  )
}
