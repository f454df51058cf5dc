import { notFound } from '@clubhouse/contract/refusal'
import {
  currentPromotion,
  getShopItem,
  listShopItems,
  listShopItemTypes,
} from '@clubhouse/contract/selling/shop'
import type { Database } from '#kernel/db/database.ts'
import { serve } from '#kernel/http/endpoints.ts'
import { anyone } from '#kernel/http/guard.ts'
import { findPromotion, findShopItem, findShopItems, findTypes } from './shop.queries.ts'

const PUBLIC_READ = anyone('read')

export const shopEndpoints = ({ db, now }: { db: Database; now: () => Date }) => [
  serve(listShopItems, PUBLIC_READ, async ({ params: { club }, query }) =>
    there(await findShopItems(db, { club, now: now() }, query), 'The club'),
  ),
  serve(listShopItemTypes, PUBLIC_READ, async ({ params: { club } }) => ({
    items: there(await findTypes(db, club), 'The club'),
  })),
  serve(getShopItem, PUBLIC_READ, async ({ params: { club, product_id: idOrSlug } }) =>
    there(await findShopItem(db, { club, now: now() }, idOrSlug), 'The product'),
  ),
  serve(currentPromotion, PUBLIC_READ, async ({ params: { club } }) => {
    const promotion = await findPromotion(db, { club, now: now() })
    if (promotion === undefined) throw notFound('The club')
    return { promotion }
  }),
]

function there<Found>(found: Found | null, what: string): Found {
  if (found === null) throw notFound(what)
  return found
}
