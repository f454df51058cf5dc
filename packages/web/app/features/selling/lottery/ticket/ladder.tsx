import type { Currency } from '@clubhouse/contract/site/club'
import type { PriceStep } from '@clubhouse/contract/selling/lottery'
import { formatShortPrice } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { TICKET } from '../messages.ts'
import styles from './panel.module.css'

type Props = {
  legend: string
  prices: readonly PriceStep[]
  single: number
  count: number
  /** How many may still be bought. */
  most: number
  currency: Currency
  words: (count: number) => string
  onChoose: (count: number) => void
}

/** So many for so much, and what that saves. The fields are read without a script too. */
export function Ladder({ legend, prices, single, count, most, currency, words, onChoose }: Props) {
  const money = (amount: number) => formatShortPrice(cents(amount), currency)
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.ladder}>
        {prices.map((step) => {
          const saving = single * step.count - step.price
          return (
            <label key={step.count} className={styles.rung}>
              <input
                type="radio"
                name="count"
                value={step.count}
                checked={count === step.count}
                disabled={step.count > most}
                onChange={() => onChoose(step.count)}
              />
              {saving > 0 && <span className={styles.saving}>{TICKET.save(money(saving))}</span>}
              <span className={styles.price}>{money(step.price)}</span>
              <small>{words(step.count)}</small>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
