import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import {
  deletePromotion,
  listOfficePromotions,
  type PromotionSummary,
} from '@clubhouse/contract/selling/office/promotions'
import { pageMeta } from '#lib/page/page-meta.ts'
import { actOnList } from '#parts/office/list/list-action.ts'
import { ListError } from '#parts/office/list/list-error.tsx'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { PROMOTIONS } from './messages.ts'
import { PROMOTIONS_ROOM } from './promotions-list.tsx'

export const ErrorBoundary = () => <ListError path={PROMOTIONS_ROOM.path} isFor={PROMOTIONS.isFor} />

export const loader = (args: LoaderFunctionArgs) =>
  loadList(args, PROMOTIONS_ROOM, { list: listOfficePromotions })

export const action = (args: ActionFunctionArgs) =>
  actOnList(args, PROMOTIONS_ROOM, {
    delete: async ({ page, headers }, promotion_id) => {
      await page.call(deletePromotion, { headers, params: { promotion_id } })
    },
  })

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: PROMOTIONS.title, path: PROMOTIONS_ROOM.path, isHidden: true })
}

export default function PromotionsPage() {
  return <OfficeList room={PROMOTIONS_ROOM} data={useLoaderData<LoadedList<PromotionSummary>>()} />
}
