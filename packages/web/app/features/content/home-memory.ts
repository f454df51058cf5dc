import type { HomeData } from './load-home.ts'

/** What the visitor has before them, in the browser only. */
let shown: HomeData | null = null

export function rememberShown(home: HomeData): void {
  if (home.news) shown = home
}

/** ERR-05: when more news cannot be loaded, what is there stays, and nothing offers to load more. */
export async function keepShown(load: () => Promise<HomeData>): Promise<HomeData> {
  try {
    const fresh = await load()
    return fresh.news ? fresh : withoutMore(fresh)
  } catch (error) {
    if (!shown || error instanceof Response) throw error
    return withoutMore(shown)
  }
}

function withoutMore(instead: HomeData): HomeData {
  if (!shown?.news) return instead
  return { ...shown, news: { ...shown.news, hasMore: false } }
}
