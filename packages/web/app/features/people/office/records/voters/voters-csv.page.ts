import type { LoaderFunctionArgs } from 'react-router'
import { listVotersCsv } from '@clubhouse/contract/people/office/voters'
import { csvOfList } from '#parts/office/list/csv-of-list.ts'
import { votersList } from './voters-list.tsx'

export const loader = (args: LoaderFunctionArgs) => csvOfList(args, votersList(), { csv: listVotersCsv })
