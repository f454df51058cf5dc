import type { Capability } from '../../capability.ts'
import type { Core } from '../../core.ts'
import { CardKeys } from './card-keys.ts'
import { cardEndpoints } from './endpoints.ts'

/** Cards of membership, and the gate at which they are shown. */
export function cardsCapability({ db, now, registry, sites, config }: Core): Capability {
  const keys = new CardKeys(config.secret)
  return {
    name: 'membership-cards',
    // What a steward is shown is more than what anybody is.
    pages: { own: ['/card'] },
    endpoints: cardEndpoints({ db, now, registry, sites, keys }),
  }
}
