import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import {
  changeDiscount,
  deleteDiscount,
  type DiscountSummary,
  listOfficeDiscounts,
} from '@clubhouse/contract/selling/office/discounts'
import { offeringsInWords } from '@clubhouse/domain/selling/catalogue/office/discount-fields'
import { titled } from '#lib/page/page-meta.ts'
import { type Act, actOnList } from '#parts/office/list/list-action.ts'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import type { OfficeListPage } from '#parts/office/list/list-page.ts'
import { priceIn } from '#parts/office/record/sold-columns.tsx'
import { DISCOUNTS, PLANS } from '../messages.ts'
import { TRY_PRICES } from '../shared/besides.ts'
import { getDiscount } from './discount-kind.ts'

const LIST_PAGE: OfficeListPage<DiscountSummary> = {
  key: 'discounts',
  path: '/discounts',
  title: DISCOUNTS.title,
  lead: DISCOUNTS.lead,
  search: DISCOUNTS.search,
  none: { icon: 'gift', words: DISCOUNTS.none },
  create: { label: DISCOUNTS.add, to: '/discounts/new' },
  besides: TRY_PRICES,
  id: ({ discount_id }) => discount_id,
  name: ({ name }) => name,
  rowPath: ({ discount_id }) => `/discounts/${discount_id}`,
  columns: [
    { key: 'name', header: DISCOUNTS.name, isSortable: true, cell: ({ name }) => name },
    {
      key: 'offerings',
      header: DISCOUNTS.takenOff,
      place: 'middle',
      cell: (row, { currency }) => offeringsInWords(row, (amount) => priceIn(amount, currency)),
    },
    {
      key: 'plans',
      header: DISCOUNTS.plans,
      place: 'foot',
      cell: ({ plans }) => DISCOUNTS.plansOf(plans.length),
    },
    {
      key: 'orders',
      header: DISCOUNTS.orders,
      isSortable: true,
      place: 'foot-end',
      isNamed: true,
      cell: ({ orders }) => orders,
    },
  ],
  views: [
    { name: 'active', title: DISCOUNTS.on, query: { active: 'true' } },
    { name: 'off', title: DISCOUNTS.off, query: { active: 'false' } },
  ],
  actions: [
    {
      intent: 'off',
      label: DISCOUNTS.switchOff,
      icon: 'eye-off',
      when: ({ is_active: is }) => is,
      undo: { intent: 'on', said: DISCOUNTS.wasOff, foundBy: { active: 'false' } },
    },
    { intent: 'on', label: DISCOUNTS.switchOn, icon: 'eye', when: ({ is_active: is }) => !is },
    { intent: 'delete', label: PLANS.delete, icon: 'trash', when: ({ orders }) => orders === 0 },
  ],
}

export const loader = (args: LoaderFunctionArgs) => loadList(args, LIST_PAGE, { list: listOfficeDiscounts })

const turns =
  (is_active: boolean): Act =>
  async ({ page, headers }, discount_id) => {
    const discount = await getDiscount({ page, headers }, discount_id)
    await page.call(changeDiscount, { headers, params: { discount_id }, body: { ...discount, is_active } })
  }

export const action = (args: ActionFunctionArgs) =>
  actOnList(args, LIST_PAGE, {
    off: turns(false),
    on: turns(true),
    delete: async ({ page, headers }, discount_id) => {
      await page.call(deleteDiscount, { headers, params: { discount_id } })
    },
  })

export const meta = titled(LIST_PAGE.title)

export default function DiscountsPage() {
  return <OfficeList listPage={LIST_PAGE} data={useLoaderData<LoadedList<DiscountSummary>>()} />
}
