import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { changeGroup, type GroupRow, listGroups } from '@clubhouse/contract/people/office/groups'
import { titled } from '#lib/page/page-meta.ts'
import { type Act, actOnList } from '#parts/office/list/list-action.ts'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { groupsList } from './groups-list.tsx'
import { GROUPS } from './messages.ts'

// An address is understood as for whoever may do most; the API says who that is.
const LIST_PAGE = groupsList({ mayChange: true })

export const loader = (args: LoaderFunctionArgs) => loadList(args, LIST_PAGE, { list: listGroups })

const archiving =
  (is_archived: boolean): Act =>
  async ({ page, headers }, id) => {
    await page.call(changeGroup, { headers, params: { group_id: id }, body: { is_archived } })
  }

export const action = (args: ActionFunctionArgs) =>
  actOnList(args, LIST_PAGE, { archive: archiving(true), back: archiving(false) })

export const meta = titled(GROUPS.title)

export default function GroupsPage() {
  const data = useLoaderData<LoadedList<GroupRow>>()
  // The list says what it can be narrowed by, and whether it can be changed.
  const { may_change: mayChange = false, seasons = [] } = (data.list ?? {}) as {
    may_change?: boolean
    seasons?: string[]
  }
  return <OfficeList listPage={groupsList({ mayChange, seasons })} data={data} />
}
