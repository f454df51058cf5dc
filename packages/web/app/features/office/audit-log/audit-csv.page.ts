import type { LoaderFunctionArgs } from 'react-router'
import { listAuditEventsCsv } from '@clubhouse/contract/office/audit-events'
import { csvOfList } from '#parts/office/list/csv-of-list.ts'
import { AUDIT_ROOM } from './audit-list.tsx'

export const loader = (args: LoaderFunctionArgs) => csvOfList(args, AUDIT_ROOM, { csv: listAuditEventsCsv })
