import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { type AuditEvent, listAuditEvents } from '@clubhouse/contract/office/audit-events'
import { pageMeta } from '#lib/page/page-meta.ts'
import { ListError } from '#parts/office/list/list-error.tsx'
import { actOnList } from '#parts/office/list/list-action.ts'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { AUDIT_ROOM } from './audit-list.tsx'

export const loader = (args: LoaderFunctionArgs) => loadList(args, AUDIT_ROOM, { list: listAuditEvents })

/** Only views of it are saved here. */
export const action = (args: LoaderFunctionArgs) => actOnList(args, AUDIT_ROOM, {})

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: AUDIT_ROOM.title, path: AUDIT_ROOM.path, isHidden: true })
}

export function ErrorBoundary() {
  return <ListError path={AUDIT_ROOM.path} />
}

export default function AuditLogPage() {
  return <OfficeList room={AUDIT_ROOM} data={useLoaderData<LoadedList<AuditEvent>>()} />
}
