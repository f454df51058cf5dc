import type { LoaderFunctionArgs } from 'react-router'
import { listOptOutsCsv } from '@clubhouse/contract/messages/office/opt-outs'
import { csvOfList } from '#parts/office/list/csv-of-list.ts'
import { OPT_OUTS_ROOM } from './opt-outs-list.tsx'

export const loader = (args: LoaderFunctionArgs) => csvOfList(args, OPT_OUTS_ROOM, { csv: listOptOutsCsv })
