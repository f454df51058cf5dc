import type { Capability } from '#kernel/capability.ts'
import type { OpenedCart } from '../cart/port.ts'
import type { Core } from '#kernel/core.ts'
import { References } from '#messages/mailings/port.ts'
import { QuestionOptions } from '#people/registration/port.ts'
import { renewalEndpoints } from './endpoints.ts'
import { tellOfRenewals } from './tell-of-renewals.ts'

/** Renewing what a family had, in one tap; and changing a membership in the middle of a season. */
export function renewalCapability(core: Core, { addToCart }: Pick<OpenedCart, 'addToCart'>): Capability {
  const { answers, publicOutgoing: outgoing, config, sites } = core
  const options = new QuestionOptions({ answers, outgoing, apiBase: config.apiBase })
  return {
    name: 'renewal',
    endpoints: renewalEndpoints({ ...core, options, addToCart }),
    schedules: [tellOfRenewals({ sites, references: new References(config.secret) })],
  }
}
