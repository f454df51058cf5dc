import { and, eq, sql } from 'drizzle-orm'
import type { ArticleDraft, OfficeArticle } from '@clubhouse/contract/site/office/articles'
import type { ArticleStatus } from '@clubhouse/contract/site/office/article-limits'
import type { ContentType } from '@clubhouse/contract/site/content'
import type { Image } from '@clubhouse/contract/file'
import { articles } from '../tables.ts'
import { images } from '../../media/tables.ts'
import type { Tx } from '#kernel/db/database.ts'
import { type FoundDraft, readDraft, type Subject } from '../../drafts/port.ts'
import { articleKind, isArticle } from './article-kind.ts'

type Row = typeof articles.$inferSelect

/** What its editors see: the draft, where it stands, and what visitors read meanwhile. */
export async function readArticle(tx: Tx, subject: Subject, now: Date): Promise<OfficeArticle | null> {
  const [row] = await tx.select().from(articles).where(isArticle(subject))
  const found = row && (await readDraft(tx, articleKind, subject))
  if (!row || !found) return null
  const live = row.status === 'published' ? await articleKind.origin(tx, subject) : null
  return {
    article_id: row.id,
    type: row.type as ContentType,
    status: statusOf(row, found, now),
    created_at: row.createdAt.toISOString(),
    published_at: row.publishedAt?.toISOString() ?? null,
    archived_at: row.archivedAt?.toISOString() ?? null,
    draft: found.content,
    state: found.state,
    live,
    featured_image: await pictureOf(tx, subject.clubId, found.content),
  }
}

/** The same as in the list's statement. */
function statusOf(row: Row, { state }: FoundDraft<ArticleDraft>, now: Date): ArticleStatus {
  const isDated = row.status === 'published'
  if (isDated && row.publishedAt && row.publishedAt <= now) return 'published'
  if (isDated || state.due_at !== null) return 'scheduled'
  return row.status === 'unpublished' ? 'unpublished' : 'draft'
}

/** The draft's own picture, with the words that the draft has for it. */
export async function pictureOf(
  tx: Tx,
  clubId: string,
  { image_id, image_alt, image_decorative }: ArticleDraft,
): Promise<Image[]> {
  if (image_id === null) return []
  const [row] = await tx
    .select({ list: sql<Image[]>`image_list(${images})` })
    .from(images)
    .where(and(eq(images.clubId, clubId), eq(images.id, image_id)))
  return (row?.list ?? []).map((image) => ({ ...image, alt: image_decorative ? '' : image_alt }))
}
