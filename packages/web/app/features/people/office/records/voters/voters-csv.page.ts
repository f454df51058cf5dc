import type { LoaderFunctionArgs } from 'react-router'
import { listVotersCsv } from '@clubhouse/contract/people/office/voters'
import { csvOfList } from '#parts/office/list/csv-of-list.ts'
import { votersRoom } from './voters-room.tsx'

export const loader = (args: LoaderFunctionArgs) => csvOfList(args, votersRoom(), { csv: listVotersCsv })
