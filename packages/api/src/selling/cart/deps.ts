import type { Database } from '#kernel/db/database.ts'
import type { ClubRegistry } from '#kernel/tenancy/registry.ts'
import type { Kinds } from './kinds.ts'

export interface CartDeps {
  db: Database
  now: () => Date
  registry: Pick<ClubRegistry, 'idOf'>
  kinds: Kinds
}
