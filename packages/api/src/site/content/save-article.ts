import { sql } from 'drizzle-orm'
import type { ContentType } from '@clubhouse/contract/site/content'
import type { Tx } from '#kernel/db/database.ts'
import { articles } from './tables.ts'
import { sanitiseContent } from './sanitise.ts'

export interface ArticleToSave {
  id: string
  type: ContentType
  slug: string
  title: string
  summary: string
  content: string
  imageId: string | null
  status: 'draft' | 'published'
  publishedAt: Date | null
  createdAt: Date
}

/** An article as it may be shown: whatever came in, only safe HTML is stored. */
export const articleRow = (clubId: string, article: ArticleToSave): typeof articles.$inferInsert => ({
  ...article,
  clubId,
  content: sanitiseContent(article.content, { pictures: 'ours' }),
  updatedAt: article.publishedAt ?? article.createdAt,
})

export async function saveArticle(tx: Tx, clubId: string, article: ArticleToSave): Promise<void> {
  const row = articleRow(clubId, article)
  const { createdAt: _created, ...changes } = row
  await tx
    .insert(articles)
    .values(row)
    .onConflictDoUpdate({
      target: [articles.clubId, articles.id],
      set: { ...changes, updatedAt: sql`now()` },
    })
}
