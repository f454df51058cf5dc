import { Refusal } from '@clubhouse/contract/refusal'
import type { CartRefusal } from './cart-kind.ts'

/** ERR-31 */
export const MOST_REACHED: CartRefusal = {
  code: 'too_many',
  message: 'Maximum number of subscriptions has been reached for this plan.',
}

/** ERR-32 */
export const CUT_OFF: CartRefusal = {
  code: 'closed',
  message: 'Invalid registration information: cutoff date is in the past.',
}

/** ERR-33 */
export const invalidRegistration = (errors: Record<string, string>): CartRefusal => ({
  code: 'invalid_registration',
  message: 'Invalid registration information',
  errors,
})

/** ERR-34 */
export const OUT_OF_STOCK: CartRefusal = { code: 'out_of_stock', message: 'This product is out of stock.' }

/** The same for what never was, what is another club's and what is no longer sold: nobody is told which. */
export const NOT_ON_OFFER: CartRefusal = {
  code: 'not_on_offer',
  message: 'This isn’t on offer any more. Please choose something else.',
}

export const said = (code: string, message: string): CartRefusal => ({ code, message })

/** At the edge alone: thrown inside of a transaction it would undo what was to be stored. */
export const refusalOf = ({ code, message, errors }: CartRefusal): Refusal =>
  new Refusal(400, code, message, errors && { errors })
