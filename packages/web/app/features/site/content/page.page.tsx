import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageContext } from '#lib/page/page-context.ts'
import { ArticleView } from './article-view.tsx'
import { type ArticleData, loadArticle } from './load-article.ts'

export { keptHeaders as headers } from '#lib/page/keep.ts'
export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'
export { articleMeta as meta } from './article-meta.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  return loadArticle(context.get(pageContext), 'pages', params['slug'] ?? '', request)
}

/** PAGE-02 */
export default function ContentPage() {
  const { article, path, isPreview } = useLoaderData<ArticleData>()
  return <ArticleView article={article} path={path} isPreview={isPreview} />
}
