import { data, redirect } from 'react-router'
import { type Article, getArticle, listArticles } from '@clubhouse/contract/content'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { clubOf } from '../../lib/page/page-context.ts'
import { loadPart, toErrorPage } from '../../lib/page/api.ts'
import { kept } from '../../lib/page/keep.ts'

const RELATED = 3

export type Folder = 'news' | 'pages'
export type ArticleData = Awaited<ReturnType<typeof gatherArticle>>

/** An article of either folder; kept when all of it arrived. */
export async function loadArticle(page: PageContext, folder: Folder, slug: string) {
  try {
    const article = await gatherArticle(page, folder, slug)
    return article.isComplete ? kept(article) : data(article)
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
  const path = pathOf(article)
  // One address for each text: a page asked for as news, or the other way round, is shown where it belongs.
  if (article.type !== 'Article' && !path.startsWith(`/${folder}/`)) throw redirect(path, 301)
  const related = (latest.value?.items ?? []).filter((other) => other.slug !== article.slug).slice(0, RELATED)
  return { article, path, related, isComplete: !latest.hasFailed }
}

function pathOf({ type, slug }: Article): string {
  return `/${type === 'News' ? 'news' : 'pages'}/${encodeURIComponent(slug)}`
}
