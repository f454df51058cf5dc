import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { type LedgerEntry, listLedgerEntries } from '@clubhouse/contract/money/office/ledger-entries'
import { titled } from '#lib/page/page-meta.ts'
import { actOnList } from '#parts/office/list/list-action.ts'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { LEDGER_LIST } from './ledger-list.tsx'

export const loader = (args: LoaderFunctionArgs) => loadList(args, LEDGER_LIST, { list: listLedgerEntries })

/** Only views of it are saved here. */
export const action = (args: LoaderFunctionArgs) => actOnList(args, LEDGER_LIST, {})

export const meta = titled(LEDGER_LIST.title)

export default function LedgerPage() {
  return <OfficeList listPage={LEDGER_LIST} data={useLoaderData<LoadedList<LedgerEntry>>()} />
}
