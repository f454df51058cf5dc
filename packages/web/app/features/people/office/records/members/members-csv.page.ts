import type { LoaderFunctionArgs } from 'react-router'
import { listMembersCsv } from '@clubhouse/contract/people/office/members'
import { csvOfList } from '#parts/office/list/csv-of-list.ts'
import { membersList } from './members-list.tsx'

export const loader = (args: LoaderFunctionArgs) => csvOfList(args, membersList(), { csv: listMembersCsv })
