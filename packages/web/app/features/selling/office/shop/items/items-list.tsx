import type { Currency } from '@clubhouse/contract/site/club'
import type { ShopItemSummary } from '@clubhouse/contract/selling/office/shop-items'
import { SHOP_ITEM_TYPES, shopItemTypeTitle } from '@clubhouse/domain/selling/shop/item-types'
import { Sub } from '#parts/office/list/cells.tsx'
import type { OfficeListPage } from '#parts/office/list/list-page.ts'
import { priceIn, State } from '#parts/office/record/sold-columns.tsx'
import { ITEMS, SHOP_STATES } from './messages.ts'

const priceOf = (
  { price, any_amount: any, discount }: ShopItemSummary,
  { currency }: { currency: Currency },
) => {
  const money = (amount: number) => priceIn(amount, currency)
  if (any !== null) return ITEMS.gift
  if (discount === null) return money(price)
  const off = discount.type === 'percentage' ? `${discount.amount}%` : money(discount.amount)
  return (
    <>
      {money(price)}
      <Sub>{ITEMS.off(off)}</Sub>
    </>
  )
}

export const ITEMS_LIST: OfficeListPage<ShopItemSummary> = {
  key: 'shop-items',
  path: '/shop/items',
  title: ITEMS.title,
  lead: ITEMS.lead,
  search: ITEMS.search,
  none: { icon: 'shirt', words: ITEMS.none },
  noneIn: (view) => ITEMS.noneIn[view] ?? '',
  create: { label: ITEMS.add, to: '/shop/items/new' },
  id: ({ item_id }) => item_id,
  name: ({ name }) => name,
  rowPath: ({ item_id }) => `/shop/items/${item_id}`,
  columns: [
    { key: 'name', header: ITEMS.name, isSortable: true, width: 3, cell: ({ name }) => name },
    {
      key: 'type',
      header: ITEMS.type,
      place: 'middle',
      isSpare: true,
      cell: ({ type }) => shopItemTypeTitle(type),
    },
    { key: 'price', header: ITEMS.price, isSortable: true, place: 'top-end', cell: priceOf },
    {
      key: 'state',
      header: ITEMS.state,
      place: 'middle-end',
      cell: ({ state }) => <State state={state} words={SHOP_STATES} />,
    },
    {
      key: 'left',
      header: ITEMS.left,
      isSortable: true,
      place: 'foot',
      cell: ({ left }) => ITEMS.leftOf(left),
    },
    {
      key: 'sold',
      header: ITEMS.sold,
      isSortable: true,
      place: 'foot-end',
      cell: ({ sold }) => ITEMS.reach(sold),
    },
  ],
  views: [
    { name: 'all', title: ITEMS.all },
    { name: 'shown', title: ITEMS.shown, query: { state: 'shown' } },
    { name: 'sold_out', title: ITEMS.soldOut, query: { state: 'sold_out' } },
    { name: 'hidden', title: ITEMS.archived, query: { state: 'hidden' } },
  ],
  filters: [
    {
      name: 'type',
      label: ITEMS.type,
      kind: SHOP_ITEM_TYPES.map(({ type: value, title: label }) => ({ value, label })),
    },
  ],
  actions: [
    {
      intent: 'archive',
      label: ITEMS.archive,
      icon: 'box',
      isBulk: true,
      when: ({ is_active: is }) => is,
      undo: { intent: 'bring-back', said: ITEMS.wasArchived, foundBy: { state: 'hidden' } },
    },
    {
      intent: 'bring-back',
      label: ITEMS.bringBack,
      icon: 'undo',
      isBulk: true,
      when: ({ is_active: is }) => !is,
      undo: { intent: 'archive', said: ITEMS.wasBack, foundBy: { state: 'shown' } },
    },
    { intent: 'delete', label: ITEMS.delete, icon: 'trash', when: ({ is_used: isUsed }) => !isUsed },
  ],
}
