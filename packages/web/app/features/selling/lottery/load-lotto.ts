import { data } from 'react-router'
import type { DrawResult, LottoProduct } from '@clubhouse/contract/selling/lottery'
import type { PlayLimits } from '@clubhouse/contract/selling/play-limits'
import { listDraws } from '@clubhouse/contract/selling/lottery'
import { getPlayLimits } from '@clubhouse/contract/selling/play-limits'
import { getProduct, type SoldProduct } from '@clubhouse/contract/selling/products'
import { Refusal } from '@clubhouse/contract/refusal'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { asProductError, loadPart } from '#lib/page/api.ts'
import { cachedFor } from '#lib/page/keep.ts'
import { clubOf } from '#lib/page/page-context.ts'
import { RESULTS_PER_PAGE } from './results/results-per-page.ts'

export interface LottoData {
  product: LottoProduct
  /** Null where they did not come. */
  results: { items: DrawResult[]; total: number } | null
  /** Of whoever is signed in; null for anybody else. */
  limits: PlayLimits | null
  /** The server's time, by which the cut-off is counted down to. */
  now: string
}

const MOST_RESULTS = 100
/** Jackpot, stock and cut-off are looked at often; a crowd still asks once. */
export const CACHED_SECONDS = 10

/** LOTTO-01, API-47. */
export async function loadLotto(page: PageContext, slug: string, url: URL) {
  const product = await soldAs(page, slug, 'Lotto')
  const params = { club: clubOf(page), product_id: product.product_id }
  const query = { page: 1, per_page: shownResults(url) }
  const user = await page.user()
  const [results, limits] = await Promise.all([
    loadPart(page.call(listDraws, { params, query }), page),
    user ? loadPart(page.call(getPlayLimits, { params: { club: params.club } }), page) : null,
  ])
  const found: LottoData = {
    product,
    results: results.hasFailed
      ? null
      : { items: results.value?.items ?? [], total: results.value?.total ?? 0 },
    limits: limits?.value ?? null,
    now: page.now().toISOString(),
  }
  return user || results.hasFailed ? data(found) : cachedFor(CACHED_SECONDS, found)
}

/** The product of this address, if it is what the address says. */
export async function soldAs<Type extends SoldProduct['type']>(
  page: PageContext,
  slug: string,
  type: Type,
): Promise<Extract<SoldProduct, { type: Type }>> {
  const params = { club: clubOf(page), product_id: slug }
  const path = `/products/${type.toLowerCase()}/${slug}`
  const product = await page.call(getProduct, { params }).catch((error: unknown) => {
    throw asProductError(error, page, path)
  })
  if (product.type !== type)
    throw asProductError(new Refusal(404, 'not_found', 'There is no such product.'), page, path)
  return product as Extract<SoldProduct, { type: Type }>
}

/** Without a script older results are asked for by the address. */
function shownResults({ searchParams }: URL): number {
  const asked = Math.trunc(Number(searchParams.get('results')))
  return Math.min(MOST_RESULTS, Math.max(RESULTS_PER_PAGE, asked || 0))
}
