import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import {
  changeShopItem,
  deleteShopItem,
  listOfficeShopItems,
  type ShopItemSummary,
} from '@clubhouse/contract/selling/office/shop-items'
import { pageMeta } from '#lib/page/page-meta.ts'
import { type Act, actOnList } from '#parts/office/list/list-action.ts'
import { ListError } from '#parts/office/list/list-error.tsx'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { getItem } from './item-kind.ts'
import { ITEMS_ROOM } from './items-list.tsx'
import { ITEMS } from './messages.ts'

export const ErrorBoundary = () => <ListError path={ITEMS_ROOM.path} isFor={ITEMS.isFor} />

export const loader = (args: LoaderFunctionArgs) => loadList(args, ITEMS_ROOM, { list: listOfficeShopItems })

const shows =
  (is_active: boolean): Act =>
  async ({ page, headers }, item_id) => {
    const item = await getItem({ page, headers }, item_id)
    await page.call(changeShopItem, { headers, params: { item_id }, body: { ...item, is_active } })
  }

export const action = (args: ActionFunctionArgs) =>
  actOnList(args, ITEMS_ROOM, {
    archive: shows(false),
    'bring-back': shows(true),
    delete: async ({ page, headers }, item_id) => {
      await page.call(deleteShopItem, { headers, params: { item_id } })
    },
  })

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: ITEMS_ROOM.title, path: ITEMS_ROOM.path, isHidden: true })
}

export default function ItemsPage() {
  return <OfficeList room={ITEMS_ROOM} data={useLoaderData<LoadedList<ShopItemSummary>>()} />
}
