import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { type AuditEvent, listAuditEvents } from '@clubhouse/contract/office/audit-events'
import { titled } from '#lib/page/page-meta.ts'
import { actOnList } from '#parts/office/list/list-action.ts'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { AUDIT_LIST } from './audit-list.tsx'

export const loader = (args: LoaderFunctionArgs) => loadList(args, AUDIT_LIST, { list: listAuditEvents })

/** Only views of it are saved here. */
export const action = (args: LoaderFunctionArgs) => actOnList(args, AUDIT_LIST, {})

export const meta = titled(AUDIT_LIST.title)

export default function AuditLogPage() {
  return <OfficeList listPage={AUDIT_LIST} data={useLoaderData<LoadedList<AuditEvent>>()} />
}
