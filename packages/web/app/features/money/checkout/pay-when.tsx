import type { Currency } from '@clubhouse/contract/site/club'
import type { ShoppingCart } from '@clubhouse/contract/selling/cart'
import { dayInWords, laterOf, shortMoney, todayAndLater } from '@clubhouse/domain/selling/cart/payment-words'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './checkout.module.css'
import { CHECKOUT } from './messages.ts'

/** Today and later side by side, before anybody pays; nothing where all is paid at once. */
export function PayWhen({ cart, at }: { cart: ShoppingCart; at: { currency: Currency; today: string } }) {
  const later = laterOf(cart.items)
  if (later.instalments.length === 0 && later.recurring.length === 0) return null
  const dates = [
    { day: CHECKOUT.today, amount: later.today },
    ...later.instalments.map(({ due, amount }) => ({
      day: dayInWords(due, at.today).replace(/([A-Z][a-z]{2})[a-z]+/, '$1'),
      amount,
    })),
    ...(later.instalments.length === 0
      ? later.recurring.map(({ next, amount }) => ({
          day: dayInWords(next, at.today).replace(/([A-Z][a-z]{2})[a-z]+/, '$1'),
          amount,
        }))
      : []),
  ]
  return (
    <section className={styles.card}>
      <div className={styles.whenHead}>
        <h2>{CHECKOUT.when}</h2>
        {later.recurring.length === 0 && (
          <span className={styles.small}>
            {CHECKOUT.inAll(shortMoney(cart.pay_today.total + cart.pay_later, at.currency))}
          </span>
        )}
      </div>
      <p className={styles.name}>{todayAndLater(later, at)}</p>
      <ol className={styles.dates} role="list">
        {dates.map(({ day, amount }) => (
          <li key={day}>
            <b>{shortMoney(amount, at.currency)}</b>
            <span>{day}</span>
          </li>
        ))}
      </ol>
      {later.recurring.length === 0 && (
        <p className={styles.note}>
          <Icon name="info" />
          {CHECKOUT.early}
        </p>
      )}
    </section>
  )
}
