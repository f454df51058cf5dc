import type { ShopItemType } from '@clubhouse/contract/selling/shop'

/** SHOP-06, DATA-63, OPEN-072, in the order in which the shop offers them. */
export const SHOP_ITEM_TYPES: readonly { type: ShopItemType; title: string }[] = [
  { type: 'merchandise', title: 'Merchandise' },
  { type: 'event_ticket', title: 'Tickets / Events' },
  { type: 'tour_trips', title: 'Tour / Trips' },
  { type: 'fundraising', title: 'Fundraising' },
  { type: 'sponsorship', title: 'Sponsorship' },
]

/** What is bagged and handed over a counter. A ticket is a name on a list, a trip is a seat on a bus, a sponsor is rung up. */
export const HANDED_OUT_TYPES: readonly ShopItemType[] = ['merchandise', 'fundraising']

export const shopItemTypeTitle = (wanted: ShopItemType): string =>
  SHOP_ITEM_TYPES.find(({ type }) => type === wanted)?.title ?? wanted
