import { type RefObject, useState } from 'react'
import type { PaymentMethod } from '@clubhouse/contract/money/payment-methods'
import { CARD_RUN_OUT, isRunOut } from '@clubhouse/domain/money/payments/saved-card'
import type { PaymentSettings } from '@clubhouse/domain/web/page-context'
import { SavedCards } from '#parts/money/payment-element/saved-cards.tsx'
import { PaymentElement } from '#parts/money/payment-element/payment-element.tsx'
import type { PaymentHandle } from '#parts/money/payment-element/payment-types.ts'

/** The cards that are kept and can be used today, the first of them chosen unless somebody wants another. */
export function useCardChoice(kept: readonly PaymentMethod[], now: string, wantsOther: boolean) {
  const cards = kept.map((card) => ({
    ...card,
    refused: isRunOut(card, new Date(now)) ? CARD_RUN_OUT : null,
  }))
  const usable = cards.filter(({ refused }) => refused === null)
  const [chosen, choose] = useState<string | null>(wantsOther ? null : (usable[0]?.payment_method_id ?? null))
  return { cards, chosen, choose }
}

interface Props extends ReturnType<typeof useCardChoice> {
  payments: PaymentSettings
  element: RefObject<PaymentHandle | null>
  currency: string
  isDisabled: boolean
  onComplete: (isComplete: boolean) => void
}

/** A card that is kept, or a new one that is entered at the gateway. */
export function CardChoice({
  cards,
  chosen,
  choose,
  payments,
  element,
  currency,
  isDisabled,
  onComplete,
}: Props) {
  return (
    <SavedCards cards={cards} chosen={chosen} isDisabled={isDisabled} onChoose={choose}>
      <PaymentElement
        {...payments}
        ref={element}
        amount={0}
        currency={currency.toLowerCase()}
        onBehalfOf={null}
        savesCard
        isDisabled={isDisabled}
        onChange={(change) => onComplete(change.isComplete)}
      />
    </SavedCards>
  )
}
