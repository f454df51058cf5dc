import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import { notFound, type Refusal } from '@clubhouse/contract/refusal'
import type { Tx } from '#kernel/db/database.ts'
import type { Caller } from '#kernel/http/caller.ts'
import type { Audit } from '#kernel/security/audit.ts'
import { isDraftOf, readDraft } from './drafts.queries.ts'
import type { DraftKind, Subject } from './kind.ts'
import { changedMeanwhile } from './refusals.ts'
import { drafts } from './tables.ts'
import { clubFacts } from '../clubs/reads.ts'

export interface Writing {
  caller: Caller
  audit: Audit
  userId: string
  now: Date
}

export interface SaveOptions {
  /** Only the negative control of the race test saves over what it has not seen. */
  minds?: boolean
  /** Somebody asked for it, so it is written down whatever they did before. */
  isAct?: boolean
}

/** An editor saves every few seconds; one sitting of one person is one line in the audit log. */
const SITTING_MS = 10 * 60_000

/** On top of the revision that was edited, or not at all; answers why not. */
export async function saveDraft<Content>(
  tx: Tx,
  kind: DraftKind<Content>,
  subject: Subject,
  { base, content, hasChanges = true }: { base: number; content: Content; hasChanges?: boolean },
  { caller, audit, userId, now }: Writing,
  { minds = true, isAct = false }: SaveOptions = {},
): Promise<Refusal | null> {
  const before = await readDraft(tx, kind, subject)
  if (!before) return notFound('What you edit')
  if (minds && before.state.revision !== base) return changed(tx, kind, subject, now)
  if (isDeepStrictEqual(content, before.content) && before.state.has_changes === hasChanges) return null
  const row = { content, savedBy: userId, savedAt: now, hasChanges }
  const written = await tx
    .insert(drafts)
    .values({ clubId: subject.clubId, kind: kind.kind, subjectId: subject.subjectId, revision: 1, ...row })
    .onConflictDoUpdate({
      target: [drafts.clubId, drafts.kind, drafts.subjectId],
      set: { ...row, revision: sql`${drafts.revision} + 1` },
      // Whoever was faster has moved the revision on, and then nothing here is changed.
      ...(minds && { setWhere: eq(drafts.revision, base) }),
    })
    .returning({ revision: drafts.revision })
  if (written.length === 0) return changed(tx, kind, subject, now)
  if (isAct || beginsASitting(before.state.saved, userId, now))
    await audit.record(tx, caller, {
      kind: kind.audited.edited,
      clubId: subject.clubId,
      actorId: userId,
      detail: { ...about(kind, subject, content), ...inWords(kind.changes(before.content, content)) },
    })
  return null
}

const beginsASitting = (saved: { at: string; by_id: string | null } | null, userId: string, now: Date) =>
  saved?.by_id !== userId || now.getTime() - Date.parse(saved.at) > SITTING_MS

async function changed<Content>(
  tx: Tx,
  kind: DraftKind<Content>,
  subject: Subject,
  now: Date,
): Promise<Refusal> {
  const newest = await readDraft(tx, kind, subject)
  return changedMeanwhile(newest?.state.saved ?? null, {
    now,
    timeZone: (await clubFacts(tx, subject.clubId)).timeZone,
  })
}

const SHOWN = 160
const short = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text)

/** Of which thing a line of the audit log is, and what it was called then. */
export function about<Content>(kind: DraftKind<Content>, { subjectId }: Subject, content: Content) {
  const name = kind.named?.(content)
  return { [`${kind.kind}_id`]: subjectId, ...(name && { name }) }
}

/** Before and after, as the audit log keeps them: short strings by the name of the field. */
export const inWords = (changes: readonly { field: string; before: string; after: string }[]) =>
  Object.fromEntries(changes.map(({ field, before, after }) => [field, `${short(before)} → ${short(after)}`]))

/** For what nobody may save over while it is looked at: publishing, restoring. */
export async function lockDraft(tx: Tx, kind: string, subject: Subject): Promise<void> {
  await tx.select({ revision: drafts.revision }).from(drafts).where(isDraftOf(kind, subject)).for('update')
}

export { changed as changedSince }
