import { data, redirect } from 'react-router'
import { getArticle, listArticles, listSponsors } from '@clubhouse/contract/site/content'
import { hasMore, NEWS_PAGE_SIZE, newsPageOf, newsWindow } from '@clubhouse/domain/site/content/news'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { orderSponsors } from '@clubhouse/domain/site/content/sponsors'
import { loadPart } from '#lib/page/api.ts'
import { cached, cachedFor } from '#lib/page/keep.ts'
import { loadMatchday } from './load-matchday.ts'

export type HomeData = Awaited<ReturnType<typeof gatherHome>>

/** So long a page is kept that lacks matches, or has old ones: a provider that is away costs nobody the home page. */
const CACHED_WITHOUT_MATCHES_SECONDS = 5

/** The home page; kept when all of it arrived. */
export async function loadHome(page: PageContext, url: URL) {
  const home = await gatherHome(page, newsPageOf(url.searchParams))
  if (home.isComplete) {
    return home.matchday.isFresh ? cached(home) : cachedFor(CACHED_WITHOUT_MATCHES_SECONDS, home)
  }
  // Without its news the page is not what was asked for: the server may answer by the last good one instead.
  return data(home, { status: home.news ? 200 : 503 })
}

async function gatherHome(page: PageContext, newsPage: number) {
  const { host, call } = page
  const params = { club: host.type === 'club' ? host.club : '' }
  const { firstPage, query, shown } = newsWindow(newsPage)
  const [news, about, sponsors, matchday] = await Promise.all([
    // An address holds the pages before its own, so that it can be opened, kept and come back to.
    loadPart(call(listArticles, { params, query: { type: 'News', ...query } }), page),
    loadPart(call(getArticle, { params: { ...params, slug: 'about-us' } }), page),
    loadPart(call(listSponsors, { params }), page),
    loadMatchday(page, params),
  ])
  const items = news.value?.items.slice(0, shown) ?? []
  // Of an address beyond the end, the first page is what there is.
  if (news.value && items.length === 0 && newsPage > 1) throw redirect('/')
  return {
    club: params.club,
    news: news.value && {
      items,
      /** Where the list begins: further back than a few pages it does not hold all before. */
      firstPage,
      page: newsPage,
      hasMore: hasMore((firstPage - 1) * NEWS_PAGE_SIZE + items.length, news.value.total),
    },
    about: about.value?.type === 'About Us' ? aboutBlock(about.value) : null,
    sponsors: orderSponsors(sponsors.value?.items ?? []),
    matchday,
    isComplete: !news.hasFailed && !about.hasFailed && !sponsors.hasFailed,
  }
}

/** Without the body, which the block does not show. */
function aboutBlock<A extends { title: string; summary: string; featured_image: unknown }>(about: A) {
  const { title, summary, featured_image } = about
  return { title, summary, featured_image } as Pick<A, 'title' | 'summary' | 'featured_image'>
}
