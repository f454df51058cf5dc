import type { LoaderFunctionArgs } from 'react-router'
import { listMembersCsv } from '@clubhouse/contract/people/office/members'
import { csvOfList } from '#parts/office/list/csv-of-list.ts'
import { membersRoom } from './members-room.tsx'

export const loader = (args: LoaderFunctionArgs) => csvOfList(args, membersRoom(), { csv: listMembersCsv })
