import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import {
  handOut,
  type HandOut,
  listHandOuts,
  undoHandOut,
} from '@clubhouse/contract/selling/office/shop-orders'
import { titled } from '#lib/page/page-meta.ts'
import { actOnList } from '#parts/office/list/list-action.ts'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { HAND_OUTS_LIST } from './hand-outs-list.tsx'
import { HAND_OUTS } from './messages.ts'

export const loader = (args: LoaderFunctionArgs) => loadList(args, HAND_OUTS_LIST, { list: listHandOuts })

export const action = (args: ActionFunctionArgs) =>
  actOnList(args, HAND_OUTS_LIST, {
    'hand-out': async ({ page, headers }, id) => {
      await page.call(handOut, { headers, params: { order_item_id: id } })
    },
    undo: async ({ page, headers }, id) => {
      await page.call(undoHandOut, { headers, params: { order_item_id: id } })
    },
  })

export const meta = titled(HAND_OUTS.title)

export default function HandOutsPage() {
  return <OfficeList listPage={HAND_OUTS_LIST} data={useLoaderData<LoadedList<HandOut>>()} />
}
