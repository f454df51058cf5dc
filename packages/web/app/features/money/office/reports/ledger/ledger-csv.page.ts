import type { LoaderFunctionArgs } from 'react-router'
import { listLedgerEntriesCsv } from '@clubhouse/contract/money/office/ledger-entries'
import { csvOfList } from '#parts/office/list/csv-of-list.ts'
import { LEDGER_ROOM } from './ledger-list.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  csvOfList(args, LEDGER_ROOM, { csv: listLedgerEntriesCsv })
