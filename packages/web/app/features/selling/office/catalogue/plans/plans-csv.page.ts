import type { LoaderFunctionArgs } from 'react-router'
import { listOfficePlansCsv } from '@clubhouse/contract/selling/office/plans'
import { csvOfList } from '#parts/office/list/csv-of-list.ts'
import { PLANS_ROOM } from './plans-list.tsx'

export const loader = (args: LoaderFunctionArgs) => csvOfList(args, PLANS_ROOM, { csv: listOfficePlansCsv })
