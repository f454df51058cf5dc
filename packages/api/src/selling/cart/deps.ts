import type { Database } from '#kernel/db/database.ts'
import type { ClubRegistry } from '#kernel/tenancy/registry.ts'
import type { Kinds } from './kinds.ts'
import type { RememberedOffers } from './of-nobody/remembered-offers.ts'

export interface CartDeps {
  db: Database
  now: () => Date
  registry: Pick<ClubRegistry, 'idOf'>
  kinds: Kinds
  /** For new carts of nobody. */
  offers: RememberedOffers
}
