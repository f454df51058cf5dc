import type { RefObject } from 'react'
import type { ShoppingCart } from '@clubhouse/contract/selling/cart'
import { refusalOfCard } from '@clubhouse/domain/money/payments/card-policy'
import { mustSaveCard } from '@clubhouse/domain/selling/cart/checkout-rules'
import { useClub } from '#lib/page/site-data.ts'
import { type SavedCardChoice, SavedCards } from '#parts/money/payment-element/saved-cards.tsx'
import { PaymentElement } from '#parts/money/payment-element/payment-element.tsx'
import type { PaymentHandle } from '#parts/money/payment-element/payment-types.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { CheckoutData } from '../checkout-data.ts'
import styles from '../checkout.module.css'
import { CHECKOUT } from '../messages.ts'

interface Props extends Pick<CheckoutData, 'payments'> {
  cart: ShoppingCart
  cards: readonly SavedCardChoice[]
  /** Null for a card that is entered now. */
  chosen: string | null
  element: RefObject<PaymentHandle | null>
  isMember: boolean
  wantsSaved: boolean
  isDisabled: boolean
  onChoose: (id: string | null) => void
  onComplete: (isComplete: boolean) => void
  onSave: (wantsSaved: boolean) => void
}

/** The button that pays belongs to it although it stands below: Enter in a card field presses that button. */
export const CARD_FORM = 'way-to-pay'

/** PAY-11, PAY-15: the card that pays, kept or new, and whether it is kept from now on. */
export function CardPart({ payments, cart, cards, chosen, element, ...given }: Props) {
  const { account } = useClub()
  const { isMember, wantsSaved, isDisabled } = given
  const isForced = mustSaveCard(cart.items)
  // PAY-16: said before the card is typed, not after it is refused.
  const sale = { country: account.address.country, types: cart.items.map(({ product }) => product.type) }
  const isDebitOnly = refusalOfCard(sale, 'credit') !== null
  return (
    <form
      id={CARD_FORM}
      tabIndex={-1}
      className={styles.element}
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      {isDebitOnly && (
        <p className={styles.note}>
          <Icon name="info" />
          {CHECKOUT.debitOnly}
        </p>
      )}
      <SavedCards cards={cards} chosen={chosen} isDisabled={isDisabled} onChoose={given.onChoose}>
        <PaymentElement
          {...payments}
          ref={element}
          amount={cart.pay_today.total}
          currency={account.currency.toLowerCase()}
          onBehalfOf={account.on_behalf_of}
          savesCard={isForced || wantsSaved}
          isDisabled={isDisabled}
          onChange={(change) => given.onComplete(change.isComplete)}
        />
      </SavedCards>
      {isForced && (
        <p className={styles.note}>
          <Icon name="history" />
          {chosen !== null
            ? CHECKOUT.usesCard
            : cart.pay_today.total === 0
              ? CHECKOUT.cardOnly
              : CHECKOUT.keepsCard}
        </p>
      )}
      {!isForced && isMember && chosen === null && (
        <Checkbox
          label={CHECKOUT.saveCard}
          checked={wantsSaved}
          disabled={isDisabled}
          onChange={({ currentTarget }) => given.onSave(currentTarget.checked)}
        />
      )}
    </form>
  )
}
