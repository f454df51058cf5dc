import type { Currency } from '@clubhouse/contract/site/club'
import type { CartItem } from '@clubhouse/contract/selling/cart'
import type { PaymentOption } from '@clubhouse/contract/selling/catalogue'
import { laterInWords, laterWith, optionInWords } from '@clubhouse/domain/selling/cart/payment-words'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { useHydrated } from '#lib/visit/use-hydrated.ts'
import { Button } from '#ui/button/button.tsx'
import styles from './cart.module.css'
import { ChangeForm } from './change-form.tsx'
import { CART } from './messages.ts'
import type { LiveCart } from './use-cart.ts'

export interface LineProps {
  item: CartItem
  live: Pick<LiveCart, 'busy' | 'problems' | 'change'>
  at: { currency: Currency; today: string }
  /** The page on which this stands, for forms without a script. */
  from: string
  /** How to pay is chosen elsewhere on the page. */
  hidesChoice?: boolean
}
/** CART-13 to CART-15: pay in full first, then by instalments, each with what it means today and later. */
export function PaymentChoice({ item, live, at, from }: LineProps) {
  const { shopping_cart_item: id, payment_options: options, payment_option_id: chosen } = item
  const isHydrated = useHydrated()
  const ways: (PaymentOption | null)[] = [null, ...options]
  return (
    <ChangeForm
      live={live}
      about={id}
      from={from}
      fields={{ intent: 'option', item: id }}
      className={styles.choice}
    >
      <fieldset disabled={isHydrated && live.busy !== null}>
        <legend className="visually-hidden">{CART.howToPay(item.metadata.name)}</legend>
        <div className={styles.ways}>
          {ways.map((way) => {
            const value = way?.payment_option_id ?? ''
            const later = laterWith(item, way, at.today, at.currency)
            const words = laterInWords(later, at)
            return (
              <label key={value} className={styles.way}>
                <input
                  type="radio"
                  name="option"
                  value={value}
                  {...(isHydrated
                    ? { checked: value === (chosen ?? '') }
                    : { defaultChecked: value === (chosen ?? '') })}
                  onChange={({ currentTarget }) =>
                    void live.change(id, { intent: 'option', item: id, option: currentTarget.value })
                  }
                />
                <span className={styles.wayName}>{optionInWords(way)}</span>
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
