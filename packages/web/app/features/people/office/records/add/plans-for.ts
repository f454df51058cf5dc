import type { AgeRange, MembershipProduct } from '@clubhouse/contract/selling/catalogue'
import { ADD_PERSON } from './messages.ts'

/** A plan as a registrar chooses it. */
export interface PlanChoice {
  id: string
  name: string
  price: number
  isForChildren: boolean
  ages: AgeRange
  /** "Ages 7 to 12 · 2 places left" */
  note: string
  isOpen: boolean
}

export const plansFor = (products: readonly MembershipProduct[]): PlanChoice[] =>
  products.flatMap((product) => {
    if (product.type !== 'Plan') return []
    const {
      plan_id: id,
      is_juvenile: isForChildren,
      ages,
      availability,
      available_count: left,
    } = product.metadata
    const isOpen = availability === 'open' || availability === 'limited'
    const why = { sold_out: ADD_PERSON.soldOut, closed: ADD_PERSON.closed, not_open: ADD_PERSON.notOpen }
    const places = isOpen ? (left === null ? '' : ADD_PERSON.left(left)) : why[availability]
    const note = [agesIn(ages), places].filter(Boolean).join(' · ')
    return [{ id, name: product.name, price: product.price, isForChildren, ages, note, isOpen }]
  })

function agesIn({ from, to }: { from: number | null; to: number | null }): string {
  if (from !== null && to !== null) return from === to ? `Age ${from}` : `Ages ${from} to ${to}`
  if (to !== null) return `Up to ${to} years`
  return from === null ? '' : `From ${from} years`
}
