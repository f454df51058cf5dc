import { sql } from 'drizzle-orm'
import { notFound, type Refusal } from '@clubhouse/contract/refusal'
import type { Tx } from '#kernel/db/database.ts'
import type { AuditPlace } from '#kernel/security/audit.ts'
import type { Audit } from '#kernel/security/audit.ts'
import { isDraftOf, lastPublished, readDraft } from './drafts.queries.ts'
import type { DraftKind, Subject } from './kind.ts'
import { inThePast } from './refusals.ts'
import { about, changedSince, inWords, lockDraft, type Writing } from './save-draft.ts'
import { drafts, revisions } from './tables.ts'

export interface Publication {
  base: number
  /** Later than now; without it, now. */
  at?: Date | undefined
  note?: string
}

/** What the draft says becomes what visitors see, now or when its time has come. Answers why not. */
export async function publishDraft<Content>(
  tx: Tx,
  kind: DraftKind<Content>,
  subject: Subject,
  { base, at, note = '' }: Publication,
  writing: Writing,
): Promise<Refusal | null> {
  await lockDraft(tx, kind.kind, subject)
  const draft = await readDraft(tx, kind, subject)
  if (!draft) return notFound('What you edit')
  if (draft.state.revision !== base) return changedSince(tx, kind, subject, writing.now)
  if (at && at <= writing.now) return inThePast()
  await ensureRow(tx, kind, subject, draft.content, writing)
  if (at) {
    await tx.update(drafts).set({ dueAt: at, dueBy: writing.userId }).where(isDraftOf(kind.kind, subject))
    return null
  }
  const { caller, audit, userId, now } = writing
  return goOut(
    tx,
    kind,
    subject,
    { content: draft.content, at: now, by: userId, note },
    { audit, place: caller },
  )
}

/** Nothing goes out by itself any more. Answers whether anything was going to. */
export async function takeBack(tx: Tx, kind: string, subject: Subject): Promise<boolean> {
  const taken = await tx
    .update(drafts)
    .set({ dueAt: null, dueBy: null })
    .where(sql`${isDraftOf(kind, subject)} and ${drafts.dueAt} is not null`)
    .returning({ id: drafts.subjectId })
  return taken.length > 0
}

interface GoingOut<Content> {
  content: Content
  at: Date
  by: string | null
  note: string
}

/** Made live, kept as a revision and written down, in one transaction. */
export async function goOut<Content>(
  tx: Tx,
  kind: DraftKind<Content>,
  subject: Subject,
  { content, at, by, note }: GoingOut<Content>,
  { audit, place }: { audit: Audit; place: AuditPlace },
): Promise<Refusal | null> {
  const { clubId, subjectId } = subject
  const last = (await lastPublished(tx, kind, subject)) ?? (await asItWas(tx, kind, subject))
  const refused = await kind.apply(tx, { ...subject, content, at })
  if (refused) return refused
  // As it went out: applying may have settled what the draft left open, such as an address.
  const live = (await kind.origin(tx, subject)) ?? content
  const changes = last ? kind.changes(last.content, live) : []
  if (last?.number === 0)
    await tx.insert(revisions).values({
      clubId,
      subjectId,
      kind: kind.kind,
      number: 1,
      content: last.content,
      changes: [],
      note: 'As it was before',
      madeBy: null,
      madeAt: at,
    })
  await tx.insert(revisions).values({
    clubId,
    subjectId,
    kind: kind.kind,
    number: numberAfter(last),
    content: live,
    changes,
    note: note || (last ? '' : 'First version'),
    madeBy: by,
    madeAt: at,
  })
  await tx
    .update(drafts)
    .set({
      content: live,
      hasChanges: false,
      dueAt: null,
      dueBy: null,
      revision: sql`${drafts.revision} + 1`,
    })
    .where(isDraftOf(kind.kind, subject))
  await audit.record(tx, place, {
    kind: kind.audited.published,
    clubId,
    actorId: by,
    detail: { ...about(kind, subject, live), ...inWords(changes) },
  })
  return null
}

/** Of what visitors saw before anything was published here; it has no number yet. */
async function asItWas<Content>(tx: Tx, kind: DraftKind<Content>, subject: Subject) {
  const content = kind.isBornLive ? await kind.origin(tx, subject) : null
  return content === null ? null : { number: 0, content }
}

const numberAfter = (last: { number: number } | null): number =>
  last === null ? 1 : Math.max(last.number, 1) + 1

/** What was never edited since it was written by another way has no row yet. */
async function ensureRow<Content>(
  tx: Tx,
  { kind }: DraftKind<Content>,
  { clubId, subjectId }: Subject,
  content: Content,
  { userId, now }: Writing,
): Promise<void> {
  await tx
    .insert(drafts)
    .values({
      clubId,
      kind,
      subjectId,
      content,
      revision: 1,
      hasChanges: false,
      savedBy: userId,
      savedAt: now,
    })
    .onConflictDoNothing()
}
