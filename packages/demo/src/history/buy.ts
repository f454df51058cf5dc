import { dayOf } from '@clubhouse/domain/format'
import { randomOf } from './random.ts'
import { idOf } from '../world/ids.ts'
import type { DemoClub } from '../world/shape.ts'
import type { Calendar } from './calendar.ts'
import type { Want } from './drafts.ts'
import { priced } from './priced.ts'
import type { HistoryBuyer, HistoryCard, HistoryOrder, Household, Outcome } from './shape.ts'

export interface Purchase {
  /** Unique in the club: ids and chance are made of it. */
  key: string
  at: Date
  buyer: HistoryBuyer
  wants: Want[]
  code?: string | null
  outcome?: Outcome
  /** Another than the one that is theirs. */
  card?: Omit<HistoryCard, 'key'>
  /** Kept although nothing asks for it. */
  keepsCard?: boolean
}

export type Buy = (purchase: Purchase) => HistoryOrder

const MINUTE_MS = 60_000
const TAKES_MS: Record<Outcome, number> = {
  paid: 0,
  processing: 0,
  expired: 31 * MINUTE_MS,
  cancelled: 4 * MINUTE_MS,
}

/** Makes orders of what people put into their carts. */
export function buyerAt(club: DemoClub, calendar: Calendar): Buy {
  return ({ key, at, buyer: person, wants, code = null, outcome = 'paid', card, keepsCard = false }) => {
    const id = idOf(`order/${club.slug}/${key}`)
    // Whoever buys without an account is somebody new each time.
    const buyer = person.isGuest ? { ...person, id: idOf(`guest/${id}`) } : person
    const day = dayOf(at.toISOString(), calendar.timeZone)
    const endsOn = calendar.seasonOn(day).lastDay
    const cart = priced(wants, { club, orderId: id, day, endsOn, code })
    const goesOn = cart.lines.some(({ later, recurring }) => later.length > 0 || recurring !== null)
    const costs = cart.today.total > 0 || goesOn
    const took = TAKES_MS[outcome] + Math.floor(randomOf(`took ${id}`).between(18_000, 140_000))
    return {
      id,
      at,
      settledAt: new Date(Math.min(at.getTime() + took, calendar.now.getTime() - 1000)),
      buyer,
      ...cart,
      outcome,
      refund: null,
      card: costs
        ? { ...(card ?? cardOf(person, club, calendar)), key: `${buyer.id}/${card?.lastFour ?? ''}` }
        : null,
      savesCard: goesOn || (keepsCard && outcome === 'paid' && !buyer.isGuest),
      attestedAdult: cart.lines.some(({ ticket }) => ticket !== null),
    }
  }
}

export const buyerOf = ({ id, firstName, lastName, email }: Household): HistoryBuyer => ({
  id,
  isGuest: false,
  firstName,
  lastName,
  email,
})

/** Credit cards may not pay for a lotto in Northern Ireland. */
function cardOf({ id }: HistoryBuyer, club: DemoClub, { now }: Calendar): Omit<HistoryCard, 'key'> {
  const random = randomOf(`card ${id}`)
  const kind = club.country === 'Ireland' ? random.pick<CardKind>(IRISH) : 'debit'
  const expires = { expMonth: random.whole(1, 12), expYear: now.getUTCFullYear() + random.whole(1, 4) }
  return { ...CARDS[kind], ...expires, behaviour: 'succeeds' }
}

type CardKind = 'visa' | 'debit' | 'mastercard'
const IRISH = ['visa', 'visa', 'debit', 'mastercard'] as const

export const CARDS: Record<CardKind, Pick<HistoryCard, 'brand' | 'lastFour' | 'funding'>> = {
  visa: { brand: 'visa', lastFour: '4242', funding: 'credit' },
  debit: { brand: 'visa', lastFour: '5556', funding: 'debit' },
  mastercard: { brand: 'mastercard', lastFour: '4444', funding: 'credit' },
}
