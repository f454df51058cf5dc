import type { Capability } from '../capability.ts'
import type { Core } from '../core.ts'
import { QuestionOptions } from '../registration/port.ts'
import { cartEndpoints } from './endpoints.ts'
import { Kinds } from './kinds.ts'
import { membershipKind } from './membership/kind.ts'
import type { CartKind } from './port.ts'

/** Whoever sells another type of product hands in how it is put into a cart. */
export function cartCapability(core: Core, more: readonly CartKind[] = []): Capability {
  const { db, now, registry, answers, publicOutgoing: outgoing, config } = core
  const options = new QuestionOptions({ answers, outgoing, apiBase: config.apiBase })
  const kinds = new Kinds([membershipKind({ db, now, options }), ...more])
  return { name: 'cart', endpoints: cartEndpoints({ db, now, registry, kinds }) }
}
