import type { ArticleSummary } from '@clubhouse/contract/content'

/** HOME-07, CONST-01 */
export const NEWS_PAGE_SIZE = 6
/** As many as one list call may hold, so that a page can be asked for with all before it. */
export const NEWS_LAST_PAGE = 16

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

/** How many pages of news an address asks for: "Load More" is a link that works without JavaScript. */
export function newsPageOf(searchParams: URLSearchParams): number {
  const asked = Math.trunc(Number(searchParams.get('page')))
  return Number.isNaN(asked) ? 1 : Math.min(NEWS_LAST_PAGE, Math.max(1, asked))
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
