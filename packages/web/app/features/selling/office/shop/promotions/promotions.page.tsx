import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import {
  deletePromotion,
  listOfficePromotions,
  type PromotionSummary,
} from '@clubhouse/contract/selling/office/promotions'
import { titled } from '#lib/page/page-meta.ts'
import { actOnList } from '#parts/office/list/list-action.ts'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { PROMOTIONS } from './messages.ts'
import { PROMOTIONS_LIST } from './promotions-list.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadList(args, PROMOTIONS_LIST, { list: listOfficePromotions })

export const action = (args: ActionFunctionArgs) =>
  actOnList(args, PROMOTIONS_LIST, {
    delete: async ({ page, headers }, promotion_id) => {
      await page.call(deletePromotion, { headers, params: { promotion_id } })
    },
  })

export const meta = titled(PROMOTIONS.title)

export default function PromotionsPage() {
  return <OfficeList listPage={PROMOTIONS_LIST} data={useLoaderData<LoadedList<PromotionSummary>>()} />
}
