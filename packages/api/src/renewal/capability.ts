import type { Capability } from '../capability.ts'
import type { OpenedCart } from '../cart/port.ts'
import type { Core } from '../core.ts'
import { QuestionOptions } from '../registration/port.ts'
import { renewalEndpoints } from './endpoints.ts'

/** Renewing what a family had, in one tap; and changing a membership in the middle of a season. */
export function renewalCapability(core: Core, { addToCart }: Pick<OpenedCart, 'addToCart'>): Capability {
  const { answers, publicOutgoing: outgoing, config } = core
  const options = new QuestionOptions({ answers, outgoing, apiBase: config.apiBase })
  return { name: 'renewal', endpoints: renewalEndpoints({ ...core, options, addToCart }) }
}
