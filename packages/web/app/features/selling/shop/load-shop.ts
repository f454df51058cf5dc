import {
  listShopItems,
  listShopItemTypes,
  type ShopItem,
  type ShopItemType,
} from '@clubhouse/contract/selling/shop'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { asProductError } from '#lib/page/api.ts'
import { cached } from '#lib/page/keep.ts'
import { clubOf } from '#lib/page/page-context.ts'
import { type Asked, askedOf, PER_CALL } from './shop-address.ts'

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
    ...(asked.type && { type: [asked.type] }),
    ...(asked.search && { filter: asked.search }),
    ...(asked.sort !== 'position' && { sort: asked.sort, sort_direction: 'asc' as const }),
  }
  try {
    const [types, ...lists] = await Promise.all([
      page.call(listShopItemTypes, { params }),
      ...pagesFor(asked.shown).map((paged) =>
        page.call(listShopItems, { params, query: { ...query, ...paged } }),
      ),
    ])
    const items = lists.flatMap((list) => list.items).slice(0, asked.shown)
    const found: ShopData = { asked, items, total: lists[0]?.total ?? 0, types: types.items }
    return cached(found)
  } catch (error) {
    throw asProductError(error, page, url.pathname)
  }
}

/** A call answers so many at most: what was shown before the last press of "Show more" is asked for again. */
const pagesFor = (shown: number): { page: number; per_page: number }[] =>
  Array.from({ length: Math.ceil(shown / PER_CALL) }, (_, at) => ({
    page: at + 1,
    per_page: Math.min(shown, PER_CALL),
  }))
