import { listShopItems, listShopItemTypes, ShopItemType, type ShopItem } from '@clubhouse/contract/shop'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { asRouteError } from '../../lib/page/api.ts'
import { kept } from '../../lib/page/keep.ts'
import { clubOf } from '../../lib/page/page-context.ts'

export const SORTS = ['position', 'price', 'name'] as const
export type Sort = (typeof SORTS)[number]
const PER_PAGE = 24
const MOST = 96

/** What somebody asked the shop for, by its address. */
export interface Asked {
  type: ShopItemType | null
  search: string
  sort: Sort
  shown: number
}

export interface ShopData {
  asked: Asked
  items: ShopItem[]
  total: number
  types: { type: ShopItemType; title: string; count: number }[]
}

export function askedOf({ searchParams }: URL): Asked {
  const type = ShopItemType.safeParse(searchParams.get('type'))
  const shown = Math.trunc(Number(searchParams.get('shown')))
  return {
    type: type.success ? type.data : null,
    search: (searchParams.get('search') ?? '').trim().slice(0, 100),
    sort: SORTS.find((each) => each === searchParams.get('sort')) ?? 'position',
    shown: Math.min(MOST, Math.max(PER_PAGE, shown || 0)),
  }
}

/** The address of the shop with something else asked for; what is usual is left out. */
export function addressOf(asked: Asked, changes: Partial<Asked>): string {
  const { type, search, sort, shown } = { ...asked, shown: PER_PAGE, ...changes }
  const query = new URLSearchParams()
  if (type) query.set('type', type)
  if (search) query.set('search', search)
  if (sort !== 'position') query.set('sort', sort)
  if (shown > PER_PAGE) query.set('shown', String(shown))
  return `/products/shop${query.size > 0 ? `?${query}` : ''}`
}

export const nextShown = ({ shown }: Asked): number => Math.min(MOST, shown + PER_PAGE)

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
