import { shopItemAsSold } from '@clubhouse/domain/selling/shop/as-sold-now'
import type { ProductKind } from '../catalogue/port.ts'
import { ITEM_PARTS, itemJson, type ItemRows, keptShopItem } from './item-rows.ts'

/** API-47: an item of the shop by the address of any product. */
export const shopProductKind: ProductKind = {
  types: ['ShopItem'],
  facts: `(select ${itemJson('$2')} from (select p.*) p ${ITEM_PARTS})`,
  show: (_, facts, at) => shopItemAsSold(keptShopItem(facts as ItemRows), at),
}
