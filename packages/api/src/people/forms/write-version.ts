import type { FormSection } from '@clubhouse/contract/people/forms'
import type { Refusal } from '@clubhouse/contract/refusal'
import { constraintOf } from '#kernel/db/sql-state.ts'
import type { Database, Tx } from '#kernel/db/database.ts'
import type { Audit } from '#kernel/security/audit.ts'
import { formVersions } from './tables.ts'
import { tooLarge } from './refusals.ts'

export interface NewVersion {
  clubId: string
  formId: string
  version: number
  sections: FormSection[]
  createdAt: Date
  createdBy: string
}

/** Versions are added and never changed: the role that writes them has no right to. After a refusal the transaction is over. */
export async function writeVersion(tx: Tx, version: NewVersion): Promise<Refusal | null> {
  try {
    await tx.insert(formVersions).values(version)
    return null
  } catch (error) {
    // Only the database knows how large it becomes there.
    if (constraintOf(error) === 'form_versions_bounded') return tooLarge()
    throw error
  }
}

/** What the forms of a club are written and read with. */
export interface FormDeps {
  db: Database
  now: () => Date
  audit: Audit
}
