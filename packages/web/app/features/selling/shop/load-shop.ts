import {
  listShopItems,
  listShopItemTypes,
  type ShopItem,
  type ShopItemType,
} from '@clubhouse/contract/selling/shop'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { asRouteError } from '#lib/page/api.ts'
import { kept } from '#lib/page/keep.ts'
import { clubOf } from '#lib/page/page-context.ts'
import { type Asked, askedOf } from './shop-address.ts'

export interface ShopData {
  asked: Asked
  items: ShopItem[]
  total: number
  types: { type: ShopItemType; title: string; count: number }[]
}

/** SHOP-01, SHOP-02 */
export async function loadShop(page: PageContext, url: URL) {
  const asked = askedOf(url)
  const params = { club: clubOf(page) }
  const query = {
    page: 1,
    per_page: asked.shown,
    ...(asked.type && { type: [asked.type] }),
    ...(asked.search && { filter: asked.search }),
    ...(asked.sort !== 'position' && { sort: asked.sort, sort_direction: 'asc' as const }),
  }
  try {
    const [list, types] = await Promise.all([
      page.call(listShopItems, { params, query }),
      page.call(listShopItemTypes, { params }),
    ])
    const found: ShopData = { asked, items: list.items, total: list.total, types: types.items }
    return kept(found)
  } catch (error) {
    throw asRouteError(error, page)
  }
}
