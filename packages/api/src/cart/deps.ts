import type { Database } from '../db/database.ts'
import type { ClubRegistry } from '../tenancy/registry.ts'
import type { Kinds } from './kinds.ts'

export interface CartDeps {
  db: Database
  now: () => Date
  registry: Pick<ClubRegistry, 'idOf'>
  kinds: Kinds
}
