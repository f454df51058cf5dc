import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router'
import { type BodyMember, listBodyMembers } from '@clubhouse/contract/platform/governing-body/access'
import { titled } from '#lib/page/page-meta.ts'
import { Person } from '#parts/office/list/cells.tsx'
import { ListError } from '#parts/office/list/list-error.tsx'
import type { LoadedList } from '#parts/office/list/load-list.ts'
import { loadPlatformList } from '#parts/office/list/load-platform-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import type { OfficeListPage } from '#parts/office/list/list-page.ts'
import { ACCESS, MEMBERS } from '../messages.ts'

const membersList = (clubId: string): OfficeListPage<BodyMember> => ({
  key: 'body-members',
  path: `/clubs/${clubId}/members`,
  title: MEMBERS.title,
  lead: MEMBERS.lead,
  back: { to: `/clubs/${clubId}`, title: MEMBERS.back },
  search: MEMBERS.search,
  none: { icon: 'user', words: MEMBERS.none },
  id: ({ member_id }) => member_id,
  name: ({ name }) => name,
  columns: [
    { key: 'name', header: MEMBERS.name, isSortable: true, cell: ({ name }) => <Person name={name} /> },
    { key: 'plans', header: MEMBERS.plans, place: 'middle' },
    {
      key: 'birth_year',
      header: MEMBERS.born,
      isSortable: true,
      align: 'end',
      place: 'top-end',
      cell: ({ birth_year: year }) => year ?? '–',
    },
  ],
  views: [{ name: 'all', title: MEMBERS.all }],
})

export const loader = (args: LoaderFunctionArgs) => {
  const { id = '' } = args.params
  return loadPlatformList(args, membersList(id), { list: listBodyMembers, params: { account_id: id } })
}

export const meta = titled(MEMBERS.title)

export function ErrorBoundary() {
  return <ListError path="/" isFor={ACCESS.notGranted} />
}

/** Read only, for as long as the club has said. */
export default function MembersPage() {
  const { id = '' } = useParams()
  return <OfficeList listPage={membersList(id)} data={useLoaderData<LoadedList<BodyMember>>()} />
}
