import type { ShoppingCart } from '@clubhouse/contract/selling/cart'
import type { Currency } from '@clubhouse/contract/site/club'
import { laterInWords, shortMoney } from '@clubhouse/domain/selling/cart/payment-words'
import { laterOfWhole, type WholeWay, wholeWayOf } from '@clubhouse/domain/selling/cart/whole-order'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { useHydrated } from '#lib/visit/use-hydrated.ts'
import { ChangeForm } from './change-form.tsx'
import { CART } from './messages.ts'
import styles from './cart.module.css'
import type { LiveCart } from './use-cart.ts'
import { Button } from '#ui/button/button.tsx'

interface Props {
  cart: ShoppingCart
  live: LiveCart
  at: { currency: Currency; today: string }
}

const WAYS: readonly WholeWay[] = ['full', 'parts']

/** For several lines at once: a family decides it once, and plan by plan only where it wants to. */
export function WholeChoice({ cart, live, at }: Props) {
  const isHydrated = useHydrated()
  const chosen = wholeWayOf(cart.items)
  const total = shortMoney(cart.pay_today.total + cart.pay_later, at.currency)
  return (
    <ChangeForm
      live={live}
      about="ways"
      from="/checkout"
      fields={{ intent: 'ways' }}
      className={styles.choice}
    >
      <fieldset disabled={isHydrated && live.busy !== null}>
        <legend className="visually-hidden">{CART.howToPayAll(total)}</legend>
        <div className={styles.ways}>
          {WAYS.map((way) => {
            const later = laterOfWhole(cart.items, way, at)
            const words = laterInWords(later, at)
            return (
              <label key={way} className={styles.way}>
                <input
                  type="radio"
                  name="way"
                  value={way}
                  {...(isHydrated ? { checked: way === chosen } : { defaultChecked: way === chosen })}
                  onChange={() => void live.change('ways', { intent: 'ways', way })}
                />
                <span className={styles.wayName}>{CART.way[way]}</span>
                <span className={styles.wayPrice}>{formatMoney(cents(later.today), at.currency)}</span>
                <span className={styles.wayWords}>
                  {words === null ? CART.nothingLater : `today, then ${words}`}
                </span>
              </label>
            )
          })}
        </div>
      </fieldset>
      {!isHydrated && (
        <Button type="submit" size="small">
          {CART.choose}
        </Button>
      )}
    </ChangeForm>
  )
}
