import { data } from 'react-router'
import { getArticle, listArticles, listSponsors } from '@clubhouse/contract/content'
import { hasMore, NEWS_LAST_PAGE, NEWS_PAGE_SIZE, newsPageOf } from '@clubhouse/domain/news'
import type { PageContext } from '@clubhouse/domain/page-context'
import { orderSponsors } from '@clubhouse/domain/sponsors'
import { loadPart } from '../../lib/api.ts'
import { kept } from '../../lib/keep.ts'

export type HomeData = Awaited<ReturnType<typeof gatherHome>>

/** The home page; kept when all of it arrived. */
export async function loadHome(page: PageContext, url: URL) {
  const home = await gatherHome(page, newsPageOf(url.searchParams))
  if (home.isComplete) return kept(home)
  // Without its news the page is not what was asked for: the server may answer by the last good one instead.
  return data(home, { status: home.news ? 200 : 503 })
}

async function gatherHome(page: PageContext, newsPage: number) {
  const { host, call } = page
  const params = { club: host.type === 'club' ? host.club : '' }
  const [news, about, sponsors] = await Promise.all([
    // An address holds all pages up to its own, so that it can be opened, kept and come back to.
    loadPart(
      call(listArticles, { params, query: { type: 'News', page: 1, per_page: newsPage * NEWS_PAGE_SIZE } }),
      page,
    ),
    loadPart(call(getArticle, { params: { ...params, slug: 'about-us' } }), page),
    loadPart(call(listSponsors, { params }), page),
  ])
  return {
    news: news.value && {
      items: news.value.items,
      page: newsPage,
      hasMore: hasMore(news.value.items.length, news.value.total) && newsPage < NEWS_LAST_PAGE,
    },
    about: about.value?.type === 'About Us' ? aboutBlock(about.value) : null,
    sponsors: orderSponsors(sponsors.value?.items ?? []),
    isComplete: !news.hasFailed && !about.hasFailed && !sponsors.hasFailed,
  }
}

/** Without the body, which the block does not show. */
function aboutBlock<A extends { title: string; summary: string; featured_image: unknown }>(about: A) {
  const { title, summary, featured_image } = about
  return { title, summary, featured_image } as Pick<A, 'title' | 'summary' | 'featured_image'>
}
