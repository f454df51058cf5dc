import type { MembershipCard } from '@clubhouse/contract/people/cards'
import type { Order } from '@clubhouse/contract/money/orders'

/** What the confirmation shows of a card: no code, which opens the gate and has no place in a page that is kept or shown around. */
export type BoughtCard = Pick<
  MembershipCard,
  'member_id' | 'first_name' | 'last_name' | 'is_self' | 'plan' | 'season' | 'number'
>

/** The cards of those who joined by this order, in its lines' order. */
export const boughtCards = (
  { items }: Pick<Order, 'items'>,
  cards: readonly MembershipCard[],
): BoughtCard[] =>
  items.flatMap(({ order_item_id: id }) =>
    cards
      .filter((card) => card.order_item_id === id)
      .map(({ member_id, first_name, last_name, is_self, plan, season, number }) => ({
        member_id,
        first_name,
        last_name,
        is_self,
        plan,
        season,
        number,
      })),
  )

/** The season of all of them; null where they differ or have none. */
export function seasonOfAll(cards: readonly BoughtCard[]): string | null {
  const [first, ...more] = cards.map(({ season }) => season)
  return more.every((season) => season === first) ? (first ?? null) : null
}
