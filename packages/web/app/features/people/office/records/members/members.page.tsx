import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { listMembers, type MemberRow } from '@clubhouse/contract/people/office/members'
import { titled } from '#lib/page/page-meta.ts'
import { actOnList } from '#parts/office/list/list-action.ts'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { MEMBERS } from '../messages.ts'
import { type MemberChoices, membersList } from './members-list.tsx'

export const loader = (args: LoaderFunctionArgs) => loadList(args, membersList(), { list: listMembers })

/** Only views of it are saved here. */
export const action = (args: ActionFunctionArgs) => actOnList(args, membersList(), {})

export const meta = titled(MEMBERS.title)

export default function MembersPage() {
  const data = useLoaderData<LoadedList<MemberRow>>()
  // The list brings what it can be narrowed by.
  const { choices } = (data.list ?? {}) as { choices?: MemberChoices }
  return <OfficeList listPage={membersList(choices ?? { plans: [], programs: [], groups: [] })} data={data} />
}
