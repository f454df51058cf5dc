import { getShopItem, listShopItems, type ShopItem } from '@clubhouse/contract/selling/shop'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { asProductError, asRouteError, loadPart } from '#lib/page/api.ts'
import { cachedFor } from '#lib/page/keep.ts'
import { clubOf } from '#lib/page/page-context.ts'

export interface ItemData {
  item: ShopItem
  related: ShopItem[]
}

const RELATED = 4
/** What is left is looked at often; a crowd still asks once. */
const CACHED_SECONDS = 10

/** SHOP-05, OPEN-074: an unknown slug is no page. */
export async function loadItem(page: PageContext, slug: string) {
  const club = clubOf(page)
  const item = await shownItem(page, slug)
  const query = { page: 1, per_page: RELATED + 1, type: [item.metadata.type] }
  const same = await loadPart(page.call(listShopItems, { params: { club }, query }), page)
  const related = (same.value?.items ?? []).filter(({ product_id: id }) => id !== item.product_id)
  const found: ItemData = { item, related: related.slice(0, RELATED) }
  return cachedFor(CACHED_SECONDS, found)
}

export async function itemOf(page: PageContext, slug: string): Promise<ShopItem> {
  try {
    return await page.call(getShopItem, { params: { club: clubOf(page), product_id: slug } })
  } catch (error) {
    throw asRouteError(error, page)
  }
}

/** What is not there never comes by trying again: the error page says so. */
async function shownItem(page: PageContext, slug: string): Promise<ShopItem> {
  try {
    return await page.call(getShopItem, { params: { club: clubOf(page), product_id: slug } })
  } catch (error) {
    throw asProductError(error, page, `/products/shop/${slug}`)
  }
}
