import { and, desc, eq, sql } from 'drizzle-orm'
import type { DraftState, PublishedRevision } from '@clubhouse/contract/site/office/drafts'
import type { Tx } from '#kernel/db/database.ts'
import { users } from '#identity/sign-in/people/tables.ts'
import type { DraftKind, Subject } from './kind.ts'
import { drafts, revisions } from './tables.ts'

/** Of whoever still belongs to the club; of others it learns no more than it knew. */
const NAME = sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`

const isDraftOf = (kind: string, { clubId, subjectId }: Subject) =>
  and(eq(drafts.clubId, clubId), eq(drafts.kind, kind), eq(drafts.subjectId, subjectId))

const isOf = (kind: string, { clubId, subjectId }: Subject) =>
  and(eq(revisions.clubId, clubId), eq(revisions.kind, kind), eq(revisions.subjectId, subjectId))

export interface FoundDraft<Content> {
  content: Content
  state: DraftState
  /** Who said that it goes out. */
  dueBy: string | null
}

/** The draft of a thing, or what it would begin with. Null where there is no such thing. */
export async function readDraft<Content>(
  tx: Tx,
  kind: DraftKind<Content>,
  subject: Subject,
): Promise<FoundDraft<Content> | null> {
  const [row] = await tx
    .select({ draft: drafts, name: NAME })
    .from(drafts)
    .leftJoin(users, eq(users.id, drafts.savedBy))
    .where(isDraftOf(kind.kind, subject))
  if (!row) {
    const content = await kind.origin(tx, subject)
    return content === null ? null : { content, state: UNTOUCHED, dueBy: null }
  }
  const { draft, name } = row
  return {
    content: kind.parse(draft.content),
    state: {
      revision: draft.revision,
      saved: { at: draft.savedAt.toISOString(), by: name, by_id: name === null ? null : draft.savedBy },
      has_changes: draft.hasChanges,
      due_at: draft.dueAt?.toISOString() ?? null,
    },
    dueBy: draft.dueBy,
  }
}

const UNTOUCHED: DraftState = { revision: 0, saved: null, has_changes: false, due_at: null }

/** More than anybody reads; the rest stays in the table. */
const MOST_LISTED = 100

const PUBLISHED = {
  number: revisions.number,
  note: revisions.note,
  changes: revisions.changes,
  madeAt: revisions.madeAt,
  madeBy: users.id,
  name: NAME,
}

const publishedRevision = ({
  madeAt,
  madeBy,
  name,
  ...rest
}: Omit<PublishedRevision, 'made'> & {
  madeAt: Date
  madeBy: string | null
  name: string | null
}): PublishedRevision => ({
  ...rest,
  made: { at: madeAt.toISOString(), by: name, by_id: madeBy },
})

/** What was published, the newest first. */
export async function listRevisions(tx: Tx, kind: string, subject: Subject): Promise<PublishedRevision[]> {
  const rows = await tx
    .select(PUBLISHED)
    .from(revisions)
    .leftJoin(users, eq(users.id, revisions.madeBy))
    .where(isOf(kind, subject))
    .orderBy(desc(revisions.number))
    .limit(MOST_LISTED)
  return rows.map(publishedRevision)
}

export async function readRevision<Content>(
  tx: Tx,
  { kind, parse }: DraftKind<Content>,
  subject: Subject,
  number: number,
): Promise<(PublishedRevision & { content: Content }) | null> {
  const [row] = await tx
    .select({ ...PUBLISHED, content: revisions.content })
    .from(revisions)
    .leftJoin(users, eq(users.id, revisions.madeBy))
    .where(and(isOf(kind, subject), eq(revisions.number, number)))
  if (!row) return null
  const { content, ...rest } = row
  return { ...publishedRevision(rest), content: parse(content) }
}

/** What was published last, for what becomes different. */
export async function lastPublished<Content>(
  tx: Tx,
  { kind, parse }: DraftKind<Content>,
  subject: Subject,
): Promise<{ number: number; content: Content } | null> {
  const [row] = await tx
    .select({ number: revisions.number, content: revisions.content })
    .from(revisions)
    .where(isOf(kind, subject))
    .orderBy(desc(revisions.number))
    .limit(1)
  return row ? { number: row.number, content: parse(row.content) } : null
}

export { isDraftOf }
