import type { LoaderFunctionArgs } from 'react-router'
import { listArrearsOfClubCsv } from '@clubhouse/contract/money/office/arrears'
import { csvOfList } from '#parts/office/list/csv-of-list.ts'
import { ARREARS_FILE } from './arrears-list.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  csvOfList(args, ARREARS_FILE, { csv: listArrearsOfClubCsv })
