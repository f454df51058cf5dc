import { useLoaderData } from 'react-router'
import { publicLoader } from '#lib/page/handlers.ts'
import { ArticleView } from './article-view.tsx'
import { type ArticleData, loadArticle } from './load-article.ts'
import { RelatedNews } from './related-news.tsx'

export { cachedHeaders as headers } from '#lib/page/keep.ts'
export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'
export { articleMeta as meta } from './article-meta.ts'

export const loader = publicLoader(({ page, params, request }) =>
  loadArticle(page, 'news', params['slug'] ?? '', request),
)

/** NEWS-01 */
export default function ArticlePage() {
  const { article, path, related, isPreview } = useLoaderData<ArticleData>()
  return (
    <>
      <ArticleView article={article} path={path} isPreview={isPreview} />
      {related.length > 0 && <RelatedNews articles={related} />}
    </>
  )
}
