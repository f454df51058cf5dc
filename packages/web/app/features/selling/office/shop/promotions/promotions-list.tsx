import type { PromotionSummary } from '@clubhouse/contract/selling/office/promotions'
import type { PromotionState } from '@clubhouse/contract/selling/office/shop-limits'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import type { OfficeListPage } from '#parts/office/list/list-page.ts'
import { Badge, type Tone } from '#ui/badge/badge.tsx'
import { PROMOTION_STATES, PROMOTIONS } from './messages.ts'

const TONES: Record<PromotionState, Tone> = {
  current: 'success',
  behind: 'neutral',
  waiting: 'info',
  over: 'neutral',
  off: 'warning',
}

export const PROMOTIONS_LIST: OfficeListPage<PromotionSummary> = {
  key: 'promotions',
  path: '/shop/promotions',
  title: PROMOTIONS.title,
  lead: PROMOTIONS.lead,
  search: PROMOTIONS.search,
  none: { icon: 'megaphone', words: PROMOTIONS.none },
  noneIn: (view) => PROMOTIONS.noneIn[view] ?? '',
  create: { label: PROMOTIONS.add, to: '/shop/promotions/new' },
  id: ({ promotion_id }) => promotion_id,
  name: ({ description }) => description,
  rowPath: ({ promotion_id }) => `/shop/promotions/${promotion_id}`,
  columns: [
    {
      key: 'description',
      header: PROMOTIONS.description,
      isSortable: true,
      width: 3,
      cell: ({ description }) => description,
    },
    {
      key: 'product_name',
      header: PROMOTIONS.product,
      isSortable: true,
      place: 'middle',
      cell: ({ product_name: name }) => name,
    },
    {
      key: 'starts_on',
      header: PROMOTIONS.startsOn,
      isSortable: true,
      place: 'foot',
      cell: ({ starts_on: day }) => displayDate(day),
    },
    {
      key: 'ends_on',
      header: PROMOTIONS.endsOn,
      isSortable: true,
      place: 'foot-end',
      cell: ({ ends_on: day }) => (day ? displayDate(day) : PROMOTIONS.noEnd),
    },
    {
      key: 'state',
      header: PROMOTIONS.state,
      place: 'middle-end',
      cell: ({ state }) => <Badge tone={TONES[state]}>{PROMOTION_STATES[state]}</Badge>,
    },
  ],
  views: [
    { name: 'all', title: PROMOTIONS.all },
    { name: 'current', title: PROMOTIONS.current, query: { state: 'current' } },
    { name: 'waiting', title: PROMOTIONS.waiting, query: { state: 'waiting' } },
    { name: 'over', title: PROMOTIONS.over, query: { state: 'over' } },
  ],
  actions: [{ intent: 'delete', label: PROMOTIONS.delete, icon: 'trash' }],
}
