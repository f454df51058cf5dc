import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { type LedgerEntry, listLedgerEntries } from '@clubhouse/contract/money/office/ledger-entries'
import { pageMeta } from '#lib/page/page-meta.ts'
import { actOnList } from '#parts/office/list/list-action.ts'
import { ListError } from '#parts/office/list/list-error.tsx'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { LEDGER_ROOM } from './ledger-list.tsx'

export const loader = (args: LoaderFunctionArgs) => loadList(args, LEDGER_ROOM, { list: listLedgerEntries })

/** Only views of it are saved here. */
export const action = (args: LoaderFunctionArgs) => actOnList(args, LEDGER_ROOM, {})

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: LEDGER_ROOM.title, path: LEDGER_ROOM.path, isHidden: true })
}

export function ErrorBoundary() {
  return <ListError path={LEDGER_ROOM.path} />
}

export default function LedgerPage() {
  return <OfficeList room={LEDGER_ROOM} data={useLoaderData<LoadedList<LedgerEntry>>()} />
}
