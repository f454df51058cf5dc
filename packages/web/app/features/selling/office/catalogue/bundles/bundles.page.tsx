import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Currency } from '@clubhouse/contract/site/club'
import {
  type BundleSummary,
  changeBundle,
  deleteBundle,
  listOfficeBundles,
} from '@clubhouse/contract/selling/office/bundles'
import { titled } from '#lib/page/page-meta.ts'
import { type Act, actOnList } from '#parts/office/list/list-action.ts'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import type { OfficeListPage } from '#parts/office/list/list-page.ts'
import { BUNDLES, DISCOUNTS, PLANS } from '../messages.ts'
import { priceIn, State } from '#parts/office/record/sold-columns.tsx'
import { TRY_PRICES } from '../shared/besides.ts'
import { getBundle } from './bundle-kind.ts'

const priceOf = (
  { flat_price: flat, price_cap: cap }: BundleSummary,
  { currency }: { currency: Currency },
): string => {
  if (flat !== null) return priceIn(flat, currency)
  return cap === null ? BUNDLES.sum : BUNDLES.upTo(priceIn(cap, currency))
}

const LIST_PAGE: OfficeListPage<BundleSummary> = {
  key: 'bundles',
  path: '/bundles',
  title: BUNDLES.title,
  lead: BUNDLES.lead,
  search: BUNDLES.search,
  none: { icon: 'box', words: BUNDLES.none },
  create: { label: BUNDLES.add, to: '/bundles/new' },
  besides: TRY_PRICES,
  id: ({ bundle_id }) => bundle_id,
  name: ({ name }) => name,
  rowPath: ({ bundle_id }) => `/bundles/${bundle_id}`,
  columns: [
    { key: 'name', header: PLANS.name, isSortable: true, cell: ({ name }) => name },
    {
      key: 'program',
      header: PLANS.programme,
      isSortable: true,
      isSpare: true,
      place: 'foot',
      cell: ({ program }) => program,
    },
    {
      key: 'items',
      header: BUNDLES.plans,
      place: 'middle',
      cell: ({ items }) => DISCOUNTS.plansOf(items.length),
    },
    { key: 'flat_price', header: BUNDLES.price, place: 'top-end', cell: priceOf },
    { key: 'state', header: PLANS.state, place: 'middle-end', cell: ({ state }) => <State state={state} /> },
    {
      key: 'sold',
      header: BUNDLES.sold,
      isSortable: true,
      place: 'foot-end',
      isNamed: true,
      cell: ({ sold }) => sold,
    },
  ],
  views: [
    { name: 'all', title: PLANS.all },
    { name: 'shown', title: PLANS.shown, query: { state: 'shown' } },
    { name: 'hidden', title: PLANS.hidden, query: { state: 'hidden' } },
  ],
  actions: [
    {
      intent: 'hide',
      label: PLANS.hide,
      icon: 'eye-off',
      isBulk: true,
      when: ({ is_active: is }) => is,
      undo: { intent: 'show', said: PLANS.wasHidden, foundBy: { state: 'hidden' } },
    },
    { intent: 'show', label: PLANS.show, icon: 'eye', isBulk: true, when: ({ is_active: is }) => !is },
    { intent: 'delete', label: PLANS.delete, icon: 'trash', when: ({ is_used: isUsed }) => !isUsed },
  ],
}

export const loader = (args: LoaderFunctionArgs) => loadList(args, LIST_PAGE, { list: listOfficeBundles })

const shows =
  (is_active: boolean): Act =>
  async ({ page, headers }, bundle_id) => {
    const bundle = await getBundle({ page, headers }, bundle_id)
    await page.call(changeBundle, { headers, params: { bundle_id }, body: { ...bundle, is_active } })
  }

export const action = (args: ActionFunctionArgs) =>
  actOnList(args, LIST_PAGE, {
    hide: shows(false),
    show: shows(true),
    delete: async ({ page, headers }, bundle_id) => {
      await page.call(deleteBundle, { headers, params: { bundle_id } })
    },
  })

export const meta = titled(LIST_PAGE.title)

export default function BundlesPage() {
  return <OfficeList listPage={LIST_PAGE} data={useLoaderData<LoadedList<BundleSummary>>()} />
}
