import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { listOfficeOrders, type OfficeOrderRow } from '@clubhouse/contract/money/office/orders'
import { pageMeta } from '#lib/page/page-meta.ts'
import { actOnList } from '#parts/office/list/list-action.ts'
import { ListError } from '#parts/office/list/list-error.tsx'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { ORDERS_ROOM } from './orders-list.tsx'

export const loader = (args: LoaderFunctionArgs) => loadList(args, ORDERS_ROOM, { list: listOfficeOrders })

/** Only views of it are saved here. */
export const action = (args: LoaderFunctionArgs) => actOnList(args, ORDERS_ROOM, {})

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: ORDERS_ROOM.title, path: ORDERS_ROOM.path, isHidden: true })
}

export function ErrorBoundary() {
  return <ListError path={ORDERS_ROOM.path} />
}

export default function OrdersPage() {
  return <OfficeList room={ORDERS_ROOM} data={useLoaderData<LoadedList<OfficeOrderRow>>()} />
}
