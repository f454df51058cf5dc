import type { ArticleSummary } from '@clubhouse/contract/site/content'

/** HOME-07, CONST-01 */
export const NEWS_PAGE_SIZE = 6
/** The pages that one address holds: as many as one list call may. */
const PAGES_HELD = 16

/** OPEN-052: on cards and articles alike. */
export function articleDate(article: Pick<ArticleSummary, 'published_at' | 'created_at'>): string {
  return article.published_at ?? article.created_at
}

/** HOME-09 */
export function hasMore(loaded: number, total: number): boolean {
  return loaded < total
}

/** HOME-08: nothing is replaced; an article that moved down while the visitor read is not shown twice. */
export function appendPage<Item extends Pick<ArticleSummary, 'article_id'>>(
  items: readonly Item[],
  more: readonly Item[],
): Item[] {
  const byId = new Map<string, Item>()
  for (const item of [...items, ...more]) {
    if (!byId.has(item.article_id)) byId.set(item.article_id, item)
  }
  return [...byId.values()]
}

/** HOME-06 */
export function cardWidth(index: number): 'half' | 'quarter' {
  return index < 2 ? 'half' : 'quarter'
}

/** Which page of news an address names: "Load More" is a link that works without JavaScript. */
export function newsPageOf(searchParams: URLSearchParams): number {
  const asked = searchParams.get('page') ?? ''
  return /^[1-9]\d{0,2}$/.test(asked) ? Number(asked) : 1
}

export interface NewsWindow {
  /** The first of the pages that it holds. */
  firstPage: number
  /** The list call that gives them. */
  query: { page: number; per_page: number }
  /** How many articles of the answer it shows. */
  shown: number
}

/**
 * What the address of a page holds: the pages before it too, so that it can be opened, read without a script and come
 * back to. Every sixteenth page begins anew, or a club with years of news would have a page that never ends.
 */
export function newsWindow(page: number): NewsWindow {
  const held = Math.ceil(page / PAGES_HELD)
  const firstPage = (held - 1) * PAGES_HELD + 1
  const shown = (page - firstPage + 1) * NEWS_PAGE_SIZE
  const perPage = held === 1 ? shown : PAGES_HELD * NEWS_PAGE_SIZE
  return { firstPage, query: { page: held, per_page: perPage }, shown }
}

export interface ShareLink {
  network: 'facebook' | 'twitter'
  title: string
  href: string
}

/** NEWS-03, OPEN-051: plain links, no script of theirs. */
export function shareLinks(url: string, title: string): ShareLink[] {
  const [link, text] = [url, title].map((part) => encodeURIComponent(part.toWellFormed()))
  return [
    {
      network: 'facebook',
      title: 'Share on Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${link}`,
    },
    { network: 'twitter', title: 'Share on X', href: `https://x.com/intent/post?url=${link}&text=${text}` },
  ]
}
