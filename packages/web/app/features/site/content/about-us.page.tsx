import { useLoaderData } from 'react-router'
import { publicLoader } from '#lib/page/handlers.ts'
import { ArticleView } from './article-view.tsx'
import { type ArticleData, loadArticle } from './load-article.ts'

export { cachedHeaders as headers } from '#lib/page/keep.ts'
export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'
export { articleMeta as meta } from './article-meta.ts'

/** PAGE-03, OPEN-053 */
export const loader = publicLoader(({ page, request }) => loadArticle(page, 'pages', 'about-us', request))

/** PAGE-01 */
export default function AboutUsPage() {
  const { article, path, isPreview } = useLoaderData<ArticleData>()
  return <ArticleView article={article} path={path} isPreview={isPreview} />
}
