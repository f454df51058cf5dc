import { useLoaderData } from 'react-router'
import { publicLoader } from '#lib/page/handlers.ts'
import { ArticleView } from './article-view.tsx'
import { type ArticleData, loadArticle } from './load-article.ts'

export { cachedHeaders as headers } from '#lib/page/keep.ts'
export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'
export { articleMeta as meta } from './article-meta.ts'

export const loader = publicLoader(({ page, params, request }) =>
  loadArticle(page, 'pages', params['slug'] ?? '', request),
)

/** PAGE-02 */
export default function ContentPage() {
  const { article, path, isPreview } = useLoaderData<ArticleData>()
  return <ArticleView article={article} path={path} isPreview={isPreview} />
}
