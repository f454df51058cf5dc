import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import {
  changeShopItem,
  deleteShopItem,
  listOfficeShopItems,
  type ShopItemSummary,
} from '@clubhouse/contract/selling/office/shop-items'
import { titled } from '#lib/page/page-meta.ts'
import { type Act, actOnList } from '#parts/office/list/list-action.ts'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { getItem } from './item-kind.ts'
import { ITEMS_LIST } from './items-list.tsx'

export const loader = (args: LoaderFunctionArgs) => loadList(args, ITEMS_LIST, { list: listOfficeShopItems })

const shows =
  (is_active: boolean): Act =>
  async ({ page, headers }, item_id) => {
    const item = await getItem({ page, headers }, item_id)
    await page.call(changeShopItem, { headers, params: { item_id }, body: { ...item, is_active } })
  }

export const action = (args: ActionFunctionArgs) =>
  actOnList(args, ITEMS_LIST, {
    archive: shows(false),
    'bring-back': shows(true),
    delete: async ({ page, headers }, item_id) => {
      await page.call(deleteShopItem, { headers, params: { item_id } })
    },
  })

export const meta = titled(ITEMS_LIST.title)

export default function ItemsPage() {
  return <OfficeList listPage={ITEMS_LIST} data={useLoaderData<LoadedList<ShopItemSummary>>()} />
}
