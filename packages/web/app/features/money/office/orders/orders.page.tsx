import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { listOfficeOrders, type OfficeOrderRow } from '@clubhouse/contract/money/office/orders'
import { titled } from '#lib/page/page-meta.ts'
import { actOnList } from '#parts/office/list/list-action.ts'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { ORDERS_LIST } from './orders-list.tsx'

export const loader = (args: LoaderFunctionArgs) => loadList(args, ORDERS_LIST, { list: listOfficeOrders })

/** Only views of it are saved here. */
export const action = (args: LoaderFunctionArgs) => actOnList(args, ORDERS_LIST, {})

export const meta = titled(ORDERS_LIST.title)

export default function OrdersPage() {
  return <OfficeList listPage={ORDERS_LIST} data={useLoaderData<LoadedList<OfficeOrderRow>>()} />
}
