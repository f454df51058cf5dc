import type { ClubRegistry } from '../tenancy/registry.ts'
import type { Database } from '../db/database.ts'
import type { Audit } from '../security/audit.ts'
import type { QuestionOptions } from './question-options.ts'

/** What those who fill forms in are served with. */
export interface RegistrationDeps {
  db: Database
  now: () => Date
  registry: Pick<ClubRegistry, 'idOf'>
  audit: Audit
  options: QuestionOptions
}
