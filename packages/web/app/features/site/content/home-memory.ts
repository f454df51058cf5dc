import { apiAddress } from '#lib/fetching/fetch-part.ts'
import { appendPage, hasMore, NEWS_PAGE_SIZE } from '@clubhouse/domain/site/content/news'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import type { listArticles } from '@clubhouse/contract/site/content'
import type { HomeData } from './load-home.ts'

type Home = HomeData & { news: NonNullable<HomeData['news']> }

/** What the visitor has before them, in the browser only. */
let shown: Home | null = null

/** For the page as the server sent it; what is loaded afterwards is remembered by `loadNews`. */
export function rememberShown(home: HomeData): void {
  if (hasNews(home)) shown ??= home
}

/**
 * HOME-08: a page that follows what is shown is asked for alone and appended; one that is among it, after Back from an
 * article, is there already. The first page is always asked for: whoever opens it wants what is new.
 */
export async function loadNews(page: number, loadAll: () => Promise<HomeData>): Promise<HomeData> {
  const before = shown
  if (before && page > 1 && holds(before, page)) return upTo(before, page)
  try {
    if (before && page === before.news.page + 1) return (shown = await withNext(before))
    const fresh = await loadAll()
    if (!hasNews(fresh)) return before ? withoutMore(before) : fresh
    return (shown = fresh)
  } catch (error) {
    if (!before || error instanceof Response) throw error
    return withoutMore(before)
  }
}

async function withNext(before: Home): Promise<Home> {
  const page = before.news.page + 1
  const { items: more, total } = await fetchNewsPage(before.club, page)
  const items = appendPage(before.news.items, more)
  const loaded = (before.news.firstPage - 1) * NEWS_PAGE_SIZE + items.length
  // A page with nothing new is the end, whatever the count says: articles may have been taken back meanwhile.
  return {
    ...before,
    news: { ...before.news, items, page, hasMore: more.length > 0 && hasMore(loaded, total) },
  }
}

const hasNews = (home: HomeData): home is Home => home.news !== null

const holds = ({ news }: Home, page: number): boolean => page >= news.firstPage && page <= news.page

function upTo(home: Home, page: number): Home {
  const { news } = home
  if (page === news.page) return home
  const items = news.items.slice(0, (page - news.firstPage + 1) * NEWS_PAGE_SIZE)
  return { ...home, news: { ...news, items, page, hasMore: true } }
}

/** ERR-05: when more news cannot be loaded, what is there stays, and nothing offers to load more. */
function withoutMore(home: Home): Home {
  return { ...home, news: { ...home.news, hasMore: false } }
}

/** HOME-07, API-26: six articles, and how many there are. */
export async function fetchNewsPage(club: string, page: number): Promise<ReplyOf<typeof listArticles>> {
  const query = new URLSearchParams({ type: 'News', page: String(page), per_page: String(NEWS_PAGE_SIZE) })
  const response = await fetch(apiAddress(`/store/${encodeURIComponent(club)}/articles?${query}`))
  if (!response.ok) throw new Error(`The news were answered by ${response.status}`)
  // Our own API, whose replies are held against the contract.
  return (await response.json()) as ReplyOf<typeof listArticles>
}
