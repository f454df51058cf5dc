import { notFound, type Refusal } from '@clubhouse/contract/refusal'
import type { Tx } from '#kernel/db/database.ts'
import { readRevision } from './drafts.queries.ts'
import type { DraftKind, Subject } from './kind.ts'
import { saveDraft, type Writing } from './save-draft.ts'

/** The draft says again what is live. */
export async function discardDraft<Content>(
  tx: Tx,
  kind: DraftKind<Content>,
  subject: Subject,
  base: number,
  writing: Writing,
): Promise<Refusal | null> {
  const content = await kind.origin(tx, subject)
  if (content === null) return notFound('What you edit')
  return saveDraft(tx, kind, subject, { base, content, hasChanges: false }, writing, { isAct: true })
}

/** A new draft from what was published once. What lies between stays in the history. */
export async function restoreRevision<Content>(
  tx: Tx,
  kind: DraftKind<Content>,
  subject: Subject,
  { base, number }: { base: number; number: number },
  writing: Writing,
): Promise<Refusal | null> {
  const found = await readRevision(tx, kind, subject, number)
  if (!found) return notFound('This version')
  return saveDraft(tx, kind, subject, { base, content: found.content }, writing, { isAct: true })
}
