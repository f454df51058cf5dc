import type { ShopItemType } from '@clubhouse/contract/selling/shop'
import { SHOP_ITEM_TYPES } from '@clubhouse/domain/selling/shop/item-types'

export const SORTS = ['position', 'price', 'name'] as const
export type Sort = (typeof SORTS)[number]
const PER_PAGE = 24
/** Of one call; further ones are asked for beside it. */
export const PER_CALL = 96
/** No club sells more; an address that asks for more costs no more. */
const MOST = 10 * PER_CALL

/** What somebody asked the shop for, by its address. */
export interface Asked {
  type: ShopItemType | null
  search: string
  sort: Sort
  shown: number
}

export function askedOf({ searchParams }: URL): Asked {
  const type = SHOP_ITEM_TYPES.find((each) => each.type === searchParams.get('type'))?.type ?? null
  const shown = Math.trunc(Number(searchParams.get('shown')))
  return {
    type,
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
