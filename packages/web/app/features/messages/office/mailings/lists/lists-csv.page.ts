import type { LoaderFunctionArgs } from 'react-router'
import { listDistributionListsCsv } from '@clubhouse/contract/messages/office/distribution-lists'
import { csvOfList } from '#parts/office/list/csv-of-list.ts'
import { LISTS_ROOM } from './all-lists.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  csvOfList(args, LISTS_ROOM, { csv: listDistributionListsCsv })
