import type { LoaderFunctionArgs } from 'react-router'
import { listFormsCsv } from '@clubhouse/contract/people/office/forms'
import { csvOfList } from '#parts/office/list/csv-of-list.ts'
import { FORMS_ROOM } from './forms-list.tsx'

export const loader = (args: LoaderFunctionArgs) => csvOfList(args, FORMS_ROOM, { csv: listFormsCsv })
