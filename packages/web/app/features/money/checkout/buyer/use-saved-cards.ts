import { useState } from 'react'
import type { ShoppingCart } from '@clubhouse/contract/selling/cart'
import type { PaymentMethod } from '@clubhouse/contract/money/payment-methods'
import { refusalOfSavedCard } from '@clubhouse/domain/money/payments/saved-card'
import { useClub } from '#lib/page/site-data.ts'
import type { SavedCardChoice } from '#parts/money/payment-element/saved-cards.tsx'

/** The cards to choose from, and the one that is to pay: theirs that is used first, until they say otherwise. */
export function useSavedCards(kept: readonly PaymentMethod[], cart: ShoppingCart, today: string) {
  const { account } = useClub()
  const sale = { country: account.address.country, types: cart.items.map(({ product }) => product.type) }
  const now = new Date(`${today}T12:00:00Z`)
  const cards: SavedCardChoice[] = kept.map((card) => ({
    ...card,
    refused: refusalOfSavedCard(card, sale, now),
  }))
  const usable = cards.filter(({ refused }) => refused === null).map(({ payment_method_id: id }) => id)
  const [wanted, setWanted] = useState<string | null | undefined>()
  // What is in the cart may change under a card that was chosen: then another one is asked for.
  const chosen = wanted === undefined ? (usable[0] ?? null) : wanted
  return { cards, chosen: chosen !== null && usable.includes(chosen) ? chosen : null, choose: setWanted }
}
