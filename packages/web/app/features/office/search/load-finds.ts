import { type OfficeFinds, SEARCH_LENGTH, searchOffice } from '@clubhouse/contract/office/search'
import type { UserAccount } from '@clubhouse/contract/people/people'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { requireClub } from '#parts/office/require-club.ts'

export interface Finds {
  words: string
  club: UserAccount
  /** Null for words too short to look for. */
  finds: OfficeFinds | null
}

export async function loadFinds(page: PageContext, request: Request): Promise<Finds> {
  const { club, headers } = await requireClub(page, request)
  const words = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, SEARCH_LENGTH.most)
  if (words.length < SEARCH_LENGTH.least) return { words, club, finds: null }
  return { words, club, finds: await page.call(searchOffice, { headers, query: { q: words } }) }
}
