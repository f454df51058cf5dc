import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { type FamilyRow, listFamilies } from '@clubhouse/contract/people/office/families'
import { titled } from '#lib/page/page-meta.ts'
import { actOnList } from '#parts/office/list/list-action.ts'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { FAMILIES_LIST } from './families-list.tsx'
import { FAMILIES } from './messages.ts'

export const loader = (args: LoaderFunctionArgs) => loadList(args, FAMILIES_LIST, { list: listFamilies })

/** Only views of it are saved here. */
export const action = (args: ActionFunctionArgs) => actOnList(args, FAMILIES_LIST, {})

export const meta = titled(FAMILIES.title)

export default function FamiliesPage() {
  return <OfficeList listPage={FAMILIES_LIST} data={useLoaderData<LoadedList<FamilyRow>>()} />
}
