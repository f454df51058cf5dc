import type { LoaderFunctionArgs } from 'react-router'
import { listFamiliesCsv } from '@clubhouse/contract/people/office/families'
import { csvOfList } from '#parts/office/list/csv-of-list.ts'
import { FAMILIES_ROOM } from './families-list.tsx'

export const loader = (args: LoaderFunctionArgs) => csvOfList(args, FAMILIES_ROOM, { csv: listFamiliesCsv })
