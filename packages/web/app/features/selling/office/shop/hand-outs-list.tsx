import type { HandOut } from '@clubhouse/contract/selling/office/shop-orders'
import { Sub, When } from '#parts/office/list/cells.tsx'
import type { OfficeListPage } from '#parts/office/list/list-page.ts'
import { HAND_OUTS } from './messages.ts'

export const HAND_OUTS_LIST: OfficeListPage<HandOut> = {
  key: 'shop-orders',
  path: '/shop/orders',
  title: HAND_OUTS.title,
  lead: HAND_OUTS.lead,
  search: HAND_OUTS.search,
  none: { icon: 'shirt', words: HAND_OUTS.none },
  noneIn: (view) => HAND_OUTS.noneIn[view] ?? '',
  create: { label: HAND_OUTS.pickList, icon: 'list', to: '/shop/orders/pick-list' },
  id: ({ order_item_id: id }) => id,
  name: ({ buyer, item }) => `${item}, ${buyer}`,
  columns: [
    { key: 'buyer', header: HAND_OUTS.buyer, isSortable: true },
    {
      key: 'item',
      header: HAND_OUTS.item,
      isSortable: true,
      width: 4,
      place: 'middle',
      cell: ({ item, variant }) => (
        <>
          {item}
          {variant && <Sub>{variant}</Sub>}
        </>
      ),
    },
    {
      key: 'quantity',
      header: HAND_OUTS.quantity,
      place: 'middle-end',
      cell: ({ quantity }) => `× ${quantity}`,
    },
    { key: 'order_number', header: HAND_OUTS.order, isSpare: true, place: 'foot', isNamed: true },
    {
      key: 'bought_at',
      header: HAND_OUTS.bought,
      isSortable: true,
      place: 'foot-end',
      cell: ({ bought_at: at }, time) => <When at={at} time={time} />,
    },
    {
      key: 'handed_out_at',
      header: HAND_OUTS.handed,
      isSortable: true,
      cell: ({ handed_out_at: at, handed_out_by: who }, time) =>
        at === null ? (
          ''
        ) : (
          <>
            <When at={at} time={time} />
            {who !== null && <Sub>{HAND_OUTS.by(who)}</Sub>}
          </>
        ),
    },
  ],
  views: (['waiting', 'done'] as const).map((state) => ({
    name: state,
    title: HAND_OUTS[state],
    query: { state },
  })),
  actions: [
    {
      intent: 'hand-out',
      label: HAND_OUTS.mark,
      icon: 'check',
      isBulk: true,
      when: ({ handed_out_at: at }) => at === null,
      undo: { intent: 'undo', said: HAND_OUTS.wasDone, foundBy: { state: 'done' } },
    },
    {
      intent: 'undo',
      label: HAND_OUTS.unmark,
      icon: 'undo',
      isBulk: true,
      when: ({ handed_out_at: at }) => at !== null,
    },
  ],
}
