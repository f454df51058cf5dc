import { eq, and } from 'drizzle-orm'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { articles } from '../tables.ts'
import type { Tx } from '#kernel/db/database.ts'
import { drafts, type Subject, takeBack, type Writing } from '../../drafts/port.ts'
import type { AuditKind } from '#kernel/security/audit.ts'
import { articleKind, isArticle } from './article-kind.ts'

const lockedRow = async (tx: Tx, subject: Subject) =>
  (await tx.select().from(articles).where(isArticle(subject)).for('update'))[0]

async function note(
  tx: Tx,
  kind: AuditKind,
  { clubId, subjectId }: Subject,
  title: string,
  writing: Writing,
) {
  const detail = { article_id: subjectId, title }
  await writing.audit.record(tx, writing.caller, { kind, clubId, actorId: writing.userId, detail })
}

/** What is due is no longer; if nothing is, what is public goes. Done twice, nothing more happens. */
export async function unpublishArticle(tx: Tx, subject: Subject, writing: Writing): Promise<Refusal | null> {
  const row = await lockedRow(tx, subject)
  if (!row) return notFound('The article')
  if (await takeBack(tx, articleKind.kind, subject)) {
    await note(tx, 'article-unscheduled', subject, row.title, writing)
    return null
  }
  if (row.status !== 'published') return null
  const wasPublic = row.publishedAt !== null && row.publishedAt <= writing.now
  await tx
    .update(articles)
    .set(wasPublic ? { status: 'unpublished' } : { status: 'draft', publishedAt: null })
    .where(isArticle(subject))
  await note(tx, wasPublic ? 'article-unpublished' : 'article-unscheduled', subject, row.title, writing)
  return null
}

/** Put away, an article is as invisible as a draft and goes out no more; it comes back as it was. */
export async function archiveArticle(
  tx: Tx,
  subject: Subject,
  archived: boolean,
  writing: Writing,
): Promise<Refusal | null> {
  const row = await lockedRow(tx, subject)
  if (!row) return notFound('The article')
  if ((row.archivedAt !== null) === archived) return null
  if (archived) await takeBack(tx, articleKind.kind, subject)
  await tx
    .update(articles)
    .set({ archivedAt: archived ? writing.now : null })
    .where(isArticle(subject))
  await note(tx, archived ? 'article-archived' : 'article-brought-back', subject, row.title, writing)
  return null
}

/** Only what visitors never saw: anything else is put away, so that its history and address stay. */
export async function deleteArticle(tx: Tx, subject: Subject, writing: Writing): Promise<Refusal | null> {
  const row = await lockedRow(tx, subject)
  if (!row) return notFound('The article')
  if (row.publishedAt !== null && row.publishedAt <= writing.now) return wasPublished()
  await tx
    .delete(drafts)
    .where(
      and(
        eq(drafts.clubId, subject.clubId),
        eq(drafts.kind, articleKind.kind),
        eq(drafts.subjectId, subject.subjectId),
      ),
    )
  await tx.delete(articles).where(isArticle(subject))
  await note(tx, 'article-deleted', subject, row.title, writing)
  return null
}

const wasPublished = () =>
  new Refusal(409, 'article_published', 'It was on the website, so it can only be archived.')
