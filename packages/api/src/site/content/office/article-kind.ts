import { and, eq } from 'drizzle-orm'
import { ArticleDraft } from '@clubhouse/contract/site/office/articles'
import { articleChanges } from '@clubhouse/domain/site/content/article-draft'
import { articles } from '../tables.ts'
import { images } from '../../media/tables.ts'
import type { Tx } from '#kernel/db/database.ts'
import type { DraftKind, Subject } from '../../drafts/port.ts'
import { applyArticle } from './apply-article.ts'

/** A row needs an address before anybody chose one; visitors never see this one. */
export const placeholderSlug = (articleId: string): string => `draft-${articleId}`

export const isArticle = ({ clubId, subjectId }: Subject) =>
  and(eq(articles.clubId, clubId), eq(articles.id, subjectId))

/** What stands in the article's own row: what is live, was live, or was laid there by another way. */
async function origin(tx: Tx, subject: Subject): Promise<ArticleDraft | null> {
  const [row] = await tx
    .select({ article: articles, alt: images.alt })
    .from(articles)
    .leftJoin(images, and(eq(images.clubId, articles.clubId), eq(images.id, articles.imageId)))
    .where(isArticle(subject))
  if (!row) return null
  const { article, alt } = row
  return {
    title: article.title,
    summary: article.summary,
    slug: article.slug === placeholderSlug(article.id) ? '' : article.slug,
    content: article.content,
    image_id: article.imageId,
    image_alt: alt ?? '',
    image_decorative: article.imageId !== null && alt === '',
  }
}

export const articleKind: DraftKind<ArticleDraft> = {
  kind: 'article',
  parse: (content) => ArticleDraft.parse(content),
  origin,
  apply: applyArticle,
  changes: articleChanges,
  named: ({ title }) => title,
  audited: { edited: 'article-edited', published: 'article-published', failed: 'article-not-published' },
}
