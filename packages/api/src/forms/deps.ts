import type { Database } from '../db/database.ts'
import type { Audit } from '../security/audit.ts'

/** What the forms of a club are written and read with. */
export interface FormDeps {
  db: Database
  now: () => Date
  audit: Audit
}
