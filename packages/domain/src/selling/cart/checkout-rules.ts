import type { CartItem, ShoppingCart } from '@clubhouse/contract/selling/cart'
import { emailWithoutPlus, noOuterSpaces } from '../../validators/validators.ts'
import { isMembership } from './sections.ts'

/** ORDER-06, CONST-15 */
export const ORDER_POLL = { everyMs: 2500, forMs: 10_000 } as const
/** GUEST-04, OPEN-106, CONST-14 */
export const QUICK_CHECKOUT_DELAY_MS = 1000
/** ERR-29 */
export const PAYMENT_NOTICE_MS = 5000

type Line = Pick<CartItem, 'product' | 'instalments' | 'recurring' | 'problem'>

/** There is more to pay after today. */
export const hasLater = (items: readonly Line[]): boolean =>
  items.some(({ instalments, recurring }) => instalments.length > 0 || recurring !== null)

/** PAY-15: the card is kept whatever the buyer wishes, for there is more to pay; and for a subscription, also where one payment is left of it. */
export const mustSaveCard = (items: readonly (Line & Paid)[]): boolean =>
  hasLater(items) || items.some((item) => item.today > 0 && isSubscription(item))

type Paid = Pick<CartItem, 'today' | 'payment_options' | 'payment_option_id'>
const isSubscription = ({ payment_options: options, payment_option_id: chosen }: Paid): boolean =>
  options.some(({ payment_option_id: id, type }) => id === chosen && type === 'subscription')

/**
 * DISC-08: nobody knows how many payments of a subscription without an end there will be to take it off. What is no membership, such as
 * a ticket that renews, is reduced by no code and stands in the way of none.
 */
export function takesCode(items: readonly Line[]): boolean {
  const memberships = items.filter(isMembership)
  return memberships.length > 0 && memberships.every(({ recurring }) => recurring === null)
}

/** In full or in parts; a subscription can be paid in no other way. */
export const hasWaysToPay = ({ payment_options: ways }: Pick<CartItem, 'payment_options'>): boolean =>
  ways.length > 0 && ways.every(({ type }) => type !== 'subscription')

/** OPEN-097: nothing today and nothing later; otherwise the card is still taken. */
export const costsNothing = ({ items, pay_today }: Pick<ShoppingCart, 'items' | 'pay_today'>): boolean =>
  pay_today.total === 0 && !hasLater(items)

/** PAY-12, OPEN-097 */
export const payLabel = ({
  pay_today,
}: Pick<ShoppingCart, 'pay_today'>): 'Pay Now' | 'Complete Transaction' =>
  pay_today.total === 0 ? 'Complete Transaction' : 'Pay Now'

/** GUEST-02 */
export const QUICK_CHECKOUT_UNAVAILABLE = 'Quick checkout unavailable with registration products'

/** GUEST-01, GUEST-02, OPEN-098: offered, refused with a reason, or not there at all. */
export function guestOffer({
  isOn,
  isSignedIn,
  items,
}: {
  isOn: boolean
  isSignedIn: boolean
  items: readonly Pick<CartItem, 'product'>[]
}): 'offered' | 'refused' | 'absent' {
  if (!isOn || isSignedIn) return 'absent'
  return items.some(isMembership) ? 'refused' : 'offered'
}

export interface GuestDetails {
  first_name: string
  last_name: string
  email: string
}

const REQUIRED = 'This is a required field'
const SPACES = 'No spaces allowed'
const EMAIL = 'Please enter a valid email address'

/** GUEST-05 to GUEST-08, OPEN-099 */
export function guestErrors({ first_name, last_name, email }: GuestDetails): Partial<GuestDetails> {
  const name = (value: string) => (value.trim() === '' ? REQUIRED : noOuterSpaces(SPACES)(value))
  const errors = {
    first_name: name(first_name),
    last_name: name(last_name),
    email: email.trim() === '' ? REQUIRED : emailWithoutPlus(EMAIL)(email.trim()),
  }
  return Object.fromEntries(Object.entries(errors).filter(([, said]) => said !== null))
}

export interface ReadyToPay {
  items: readonly Pick<CartItem, 'problem'>[]
  /** A member, or a guest who has said who they are. */
  isKnown: boolean
  isFree: boolean
  isCardComplete: boolean
  isUpdating: boolean
  /** There is something to pay, and it is less than a card can be charged. */
  isTooSmall?: boolean
  /** LOTTO-06: there is a lotto or draw ticket, and nobody has said yet that they are old enough. */
  lacksAge?: boolean
}

export type StillNeeded = 'lines' | 'more' | 'details' | 'card' | 'age' | 'wait'

/** PAY-14: why nobody can pay yet, the first reason first; null where they can. */
export function stillNeeded(ready: ReadyToPay): StillNeeded | null {
  if (ready.items.some(({ problem }) => problem !== null)) return 'lines'
  if (ready.isTooSmall) return 'more'
  if (!ready.isKnown) return 'details'
  if (!ready.isFree && !ready.isCardComplete) return 'card'
  if (ready.lacksAge) return 'age'
  return ready.isUpdating ? 'wait' : null
}
