import type { Capability } from '../capability.ts'
import type { Core } from '../core.ts'
import { QuestionOptions } from '../registration/port.ts'
import { cartEndpoints } from './endpoints.ts'
import { Kinds } from './kinds.ts'
import { membershipKind } from './membership/kind.ts'
import type { CartKind } from './cart-kind.ts'

/** Whoever sells another type of product hands in how it is put into a cart; the order is made from the same kinds. */
export function openCart(core: Core, more: readonly CartKind[] = []): Capability & { kinds: Kinds } {
  const { db, now, registry, answers, publicOutgoing: outgoing, config } = core
  const options = new QuestionOptions({ answers, outgoing, apiBase: config.apiBase })
  const kinds = new Kinds([membershipKind({ db, now, options }), ...more])
  return { name: 'cart', kinds, endpoints: cartEndpoints({ db, now, registry, kinds }) }
}
