import { data, redirect } from 'react-router'
import { getArticle, listArticles } from '@clubhouse/contract/site/content'
import { getPreviewedArticle } from '@clubhouse/contract/site/office/articles'
import { articlePath } from '@clubhouse/domain/site/content/article-path'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { clubOf } from '#lib/page/page-context.ts'
import { loadPart, toErrorPage } from '#lib/page/api.ts'
import { cached, privateHeaders } from '#lib/page/keep.ts'

const RELATED = 3
/** The parameter of an address that the back office made for a draft. */
const PREVIEW = 'preview'

export type Folder = 'news' | 'pages'
export type ArticleData = Awaited<ReturnType<typeof gatherArticle>>

/** An article of either folder; kept when all of it arrived. With a token of the back office, its draft. */
export async function loadArticle(page: PageContext, folder: Folder, slug: string, request?: Request) {
  const token = request && new URL(request.url).searchParams.get(PREVIEW)
  try {
    if (token) return data(await gatherPreview(page, token), { headers: privateHeaders() })
    const article = await gatherArticle(page, folder, slug)
    return article.isComplete ? cached(article) : data(article)
  } catch (error) {
    if (error instanceof Response) throw error
    toErrorPage(error, page, `/${folder}/${slug}`)
  }
}

async function gatherArticle(page: PageContext, folder: Folder, slug: string) {
  const club = clubOf(page)
  const [article, latest] = await Promise.all([
    page.call(getArticle, { params: { club, slug } }),
    folder === 'news'
      ? loadPart(
          page.call(listArticles, { params: { club }, query: { type: 'News', per_page: RELATED + 1 } }),
          page,
        )
      : { value: null, hasFailed: false },
  ])
  const path = articlePath(article)
  // It has moved since this address was true.
  if (article.slug !== slug) throw redirect(path, 301)
  // One address for each text: a page asked for as news, or the other way round, is shown where it belongs.
  if (article.type !== 'Article' && !path.startsWith(`/${folder}/`)) throw redirect(path, 301)
  const related = (latest.value?.items ?? []).filter((other) => other.slug !== article.slug).slice(0, RELATED)
  return { article, path, related, isComplete: !latest.hasFailed, isPreview: false }
}

/** As it would look, to nobody but whoever has the address. */
async function gatherPreview(page: PageContext, token: string): Promise<ArticleData> {
  const article = await page.call(getPreviewedArticle, { params: { club: clubOf(page), token } })
  return { article, path: articlePath(article), related: [], isComplete: false, isPreview: true }
}
