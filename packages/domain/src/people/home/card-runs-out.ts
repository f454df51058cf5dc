import type { PaidItem } from '@clubhouse/contract/people/home'

export interface RunningOut {
  item: PaidItem
  /** The first payment that the card will not live to see. */
  due: string
  /** It is the very next one of this item. */
  isNext: boolean
}

/** A card is good to the end of the month that is printed on it. */
export function cardRunsOut(item: PaidItem): RunningOut | null {
  const { card } = item
  if (!card) return null
  const good = `${card.expiration_year}-${String(card.expiration_month).padStart(2, '0')}`
  const ahead = item.later.filter(({ status }) => status === 'planned')
  const first = ahead.find(({ due }) => due.slice(0, 7) > good)
  return first ? { item, due: first.due, isNext: first === ahead[0] } : null
}
