import type { ReplyOf } from '@clubhouse/contract/endpoint'
import type { listArticles } from '@clubhouse/contract/content'
import { NEWS_PAGE_SIZE } from '@clubhouse/domain/content/news'

/** HOME-07, API-26: six articles, and how many there are. */
export async function fetchNewsPage(club: string, page: number): Promise<ReplyOf<typeof listArticles>> {
  const query = new URLSearchParams({ type: 'News', page: String(page), per_page: String(NEWS_PAGE_SIZE) })
  const response = await fetch(`/api/v2/store/${encodeURIComponent(club)}/articles?${query}`)
  if (!response.ok) throw new Error(`The news were answered by ${response.status}`)
  // Our own API, whose replies are held against the contract.
  return (await response.json()) as ReplyOf<typeof listArticles>
}
