import { notFound } from '@clubhouse/contract/refusal'
import {
  currentPromotion,
  getShopItem,
  listShopItems,
  listShopItemTypes,
} from '@clubhouse/contract/selling/shop'
import type { Database } from '#kernel/db/database.ts'
import { serve } from '#kernel/http/endpoints.ts'
import { onSale } from '#kernel/http/guard.ts'
import { findPromotion, findShopItem, findShopItems, findTypes } from './shop.queries.ts'

export const shopEndpoints = ({ db, now }: { db: Database; now: () => Date }) => [
  serve(listShopItems, onSale, async ({ params: { club }, query }) =>
    there(await findShopItems(db, { club, now: now() }, query), 'The club'),
  ),
  serve(listShopItemTypes, onSale, async ({ params: { club } }) => ({
    items: there(await findTypes(db, club), 'The club'),
  })),
  serve(getShopItem, onSale, async ({ params: { club, product_id: idOrSlug } }) =>
    there(await findShopItem(db, { club, now: now() }, idOrSlug), 'The product'),
  ),
  serve(currentPromotion, onSale, async ({ params: { club } }) => {
    const promotion = await findPromotion(db, { club, now: now() })
    if (promotion === undefined) throw notFound('The club')
    return { promotion }
  }),
]

function there<Found>(found: Found | null, what: string): Found {
  if (found === null) throw notFound(what)
  return found
}
