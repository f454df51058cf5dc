import { type ReactNode, useId, useState } from 'react'
import type { PaymentMethod } from '@clubhouse/contract/money/payment-methods'
import { cardName } from '@clubhouse/domain/money/orders/receipt'
import { expiryInWords } from '@clubhouse/domain/money/payments/saved-card'
import { CardBrand } from './card-brand.tsx'
import { PAYMENT } from './messages.ts'
import styles from './payment-element.module.css'

export interface SavedCardChoice extends PaymentMethod {
  /** Why it cannot pay for this; null where it can. */
  refused: string | null
}

interface Props {
  cards: readonly SavedCardChoice[]
  /** Null for a card that is entered now. */
  chosen: string | null
  isDisabled: boolean
  onChoose: (id: string | null) => void
  /** Where a card is entered: drawn when it is first wanted, and what was entered stays from then on. */
  children: ReactNode
}

/** The cards that the buyer keeps, before a new one. Whoever keeps none sees the new one alone. */
export function SavedCards({ cards, chosen, isDisabled, onChoose, children }: Props) {
  const id = useId()
  const [wasNew, setWasNew] = useState(chosen === null)
  if (chosen === null && !wasNew) setWasNew(true)
  if (cards.length === 0) return children
  return (
    <fieldset className={styles.methods} disabled={isDisabled}>
      <legend className={styles.legend}>{PAYMENT.kept.legend}</legend>
      {cards.map((card) => (
        <div key={card.payment_method_id} className={styles.method}>
          <label className={styles.choice}>
            <input
              type="radio"
              name={id}
              checked={chosen === card.payment_method_id}
              disabled={card.refused !== null}
              onChange={() => onChoose(card.payment_method_id)}
            />
            <CardBrand brand={card.brand} />
            <Words name={cardName(card)} more={card.refused ?? PAYMENT.kept.expires(expiryInWords(card))} />
          </label>
        </div>
      ))}
      <div className={styles.method}>
        <label className={styles.choice}>
          <input type="radio" name={id} checked={chosen === null} onChange={() => onChoose(null)} />
          <Words name={PAYMENT.kept.other} more={PAYMENT.kept.otherMore} />
        </label>
        {wasNew && (
          <div className={styles.panel} hidden={chosen !== null}>
            {children}
          </div>
        )}
      </div>
    </fieldset>
  )
}

function Words({ name, more }: { name: string; more: string }) {
  return (
    <span className={styles.kept}>
      <b>{name}</b>
      <small>{more}</small>
    </span>
  )
}
