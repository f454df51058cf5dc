import type { ClubRegistry } from '#kernel/tenancy/registry.ts'
import type { Database } from '#kernel/db/database.ts'
import type { Audit } from '#kernel/security/audit.ts'
import type { QuestionOptions } from './question-options.ts'

/** What those who fill forms in are served with. */
export interface RegistrationDeps {
  db: Database
  now: () => Date
  registry: Pick<ClubRegistry, 'idOf'>
  audit: Audit
  options: QuestionOptions
}
