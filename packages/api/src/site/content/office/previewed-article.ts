import type { Article } from '@clubhouse/contract/site/content'
import { slugFor } from '@clubhouse/domain/site/content/article-draft'
import type { Tx } from '#kernel/db/database.ts'
import type { Subject } from '../../drafts/port.ts'
import { sanitiseContent } from '../sanitise.ts'
import { readArticle } from './read-article.ts'

/** The draft as visitors would read it today. */
export async function previewedArticle(tx: Tx, subject: Subject, now: Date): Promise<Article | null> {
  const article = await readArticle(tx, subject, now)
  if (!article) return null
  const { draft, state, article_id, type, created_at, featured_image } = article
  return {
    article_id,
    type,
    created_at,
    featured_image,
    title: draft.title,
    summary: draft.summary,
    slug: slugFor(draft) || 'draft',
    published_at: state.due_at ?? article.published_at ?? now.toISOString(),
    updated_at: state.saved?.at ?? created_at,
    content: sanitiseContent(draft.content, { pictures: 'ours' }),
  }
}
