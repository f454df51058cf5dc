import type { MetaArgs } from 'react-router'
import { articleDate } from '@clubhouse/domain/site/content/news'
import { metaDescription } from '@clubhouse/domain/site/content/seo'
import { FAILURE } from '#lib/messages.ts'
import { failedMeta, pageMeta } from '#lib/page/page-meta.ts'
import type { ArticleData } from './load-article.ts'

/** NEWS-05 */
export function articleMeta({ loaderData, matches }: MetaArgs) {
  const loaded = loaderData as ArticleData | undefined
  if (!loaded) return failedMeta(matches, FAILURE.title)
  const { article, path } = loaded
  return pageMeta(matches, {
    title: article.title,
    description: metaDescription(article.summary || article.content),
    path,
    share: article.slug,
    article: { published: articleDate(article), modified: article.updated_at },
  })
}
