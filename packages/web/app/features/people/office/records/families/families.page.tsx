import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { type FamilyRow, listFamilies } from '@clubhouse/contract/people/office/families'
import { pageMeta } from '#lib/page/page-meta.ts'
import { actOnList } from '#parts/office/list/list-action.ts'
import { ListError } from '#parts/office/list/list-error.tsx'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { FAMILIES_PATH, FAMILIES_ROOM } from './families-list.tsx'
import { FAMILIES } from './messages.ts'

export const loader = (args: LoaderFunctionArgs) => loadList(args, FAMILIES_ROOM, { list: listFamilies })

/** Only views of it are saved here. */
export const action = (args: ActionFunctionArgs) => actOnList(args, FAMILIES_ROOM, {})

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: FAMILIES.title, path: FAMILIES_PATH, isHidden: true })
}

export function ErrorBoundary() {
  return <ListError path={FAMILIES_PATH} />
}

export default function FamiliesPage() {
  return <OfficeList room={FAMILIES_ROOM} data={useLoaderData<LoadedList<FamilyRow>>()} />
}
