import { data } from 'react-router'
import type { DrawProduct } from '@clubhouse/contract/selling/lottery'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { cachedFor } from '#lib/page/keep.ts'
import { CACHED_SECONDS, soldAs } from '../load-lotto.ts'

export interface DrawData {
  product: DrawProduct
  /** The server's time, by which tickets are sold. */
  now: string
}

/** DRAW-01, API-47. How many tickets are left is stock, so that the page is kept for moments only. */
export async function loadDraw(page: PageContext, slug: string) {
  const found: DrawData = { product: await soldAs(page, slug, 'Draw'), now: page.now().toISOString() }
  return (await page.user()) ? data(found) : cachedFor(CACHED_SECONDS, found)
}
