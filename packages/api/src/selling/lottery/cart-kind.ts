import { accept, refuse } from '@clubhouse/domain/result'
import { type CartKind, type EnteredItem, heldByOwnOrder, NOT_ON_OFFER } from '../cart/port.ts'
import { enterEntries, showEntries } from './entries-in-cart.ts'
import { type LotteryFacts, lotteryFacts } from './facts.ts'
import { enterTicket, showTicket } from './lotto-in-cart.ts'

/** LOTTO-13, DRAW-05: tickets go through the same cart as memberships, and guests may buy them. */
export const lotteryInCart: CartKind = {
  types: ['Lotto', 'Draw'],
  isForMembers: false,
  facts: lotteryFacts({
    product: 'sold.id',
    moment: 'asked.now',
    stockId: 'sold.stock_id',
    left: `(select shelf.remaining + ${heldByOwnOrder('shelf.id')} from stock shelf
      where shelf.club_id = c.id and shelf.id = sold.stock_id)`,
  }),
  enter: async (sent, { userId, at }) => {
    const entered: EnteredItem[] = []
    for (const each of sent) {
      const facts = factsOf(each.product.facts)
      if (!each.product.isActive) return refuse(NOT_ON_OFFER)
      const found =
        facts.kind === 'Lotto' ? enterTicket(each, facts, userId !== null) : enterEntries(each, facts, at.now)
      if (!found.ok) return found
      entered.push(found.value)
    }
    return accept(entered)
  },
  isCounted: (_, type) => type === 'Draw',
  show: (item, product, at) => {
    const facts = factsOf(product.facts)
    return facts.kind === 'Lotto'
      ? showTicket(item, product, facts)
      : showEntries(item, product, facts, at.now)
  },
}

/** Read by the statement above, for the types of this kind. */
const factsOf = (facts: unknown): LotteryFacts => facts as LotteryFacts
