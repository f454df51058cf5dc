import type { LoaderFunctionArgs } from 'react-router'
import { listOfficeOrdersCsv } from '@clubhouse/contract/money/office/orders'
import { csvOfList } from '#parts/office/list/csv-of-list.ts'
import { ORDERS_ROOM } from './orders-list.tsx'

export const loader = (args: LoaderFunctionArgs) => csvOfList(args, ORDERS_ROOM, { csv: listOfficeOrdersCsv })
