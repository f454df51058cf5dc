import type { LoaderFunctionArgs } from 'react-router'
import { listBankLinesCsv } from '@clubhouse/contract/money/office/bank'
import { csvOfList } from '#parts/office/list/csv-of-list.ts'
import { BANK_ROOM } from './bank-list.tsx'

export const loader = (args: LoaderFunctionArgs) => csvOfList(args, BANK_ROOM, { csv: listBankLinesCsv })
