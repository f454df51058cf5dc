import type { LoaderFunctionArgs } from 'react-router'
import { listPersonAccessesCsv } from '@clubhouse/contract/people/office/person-accesses'
import { csvOfList } from '#parts/office/list/csv-of-list.ts'
import { ACCESS_LOG_ROOM } from './access-log-list.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  csvOfList(args, ACCESS_LOG_ROOM, { csv: listPersonAccessesCsv })
