import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import {
  deactivateDistributionList,
  type DistributionListSummary,
  listDistributionLists,
} from '@clubhouse/contract/messages/office/distribution-lists'
import { pageMeta } from '#lib/page/page-meta.ts'
import { type Act, actOnList } from '#parts/office/list/list-action.ts'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { LISTS } from '../messages.ts'
import { LISTS_PATH, LISTS_ROOM } from './all-lists.tsx'

export { MailError as ErrorBoundary } from '../mail-error.tsx'

/** DIST-01 */
export function loader(args: LoaderFunctionArgs) {
  return loadList(args, LISTS_ROOM, { list: listDistributionLists })
}

const puts =
  (status: DistributionListSummary['email_status']): Act =>
  async ({ page, headers }, id) => {
    const body = { email_distribution_list_id: id, email_status: status }
    await page.call(deactivateDistributionList, { headers, body })
  }

/** DIST-04 */
export function action(args: ActionFunctionArgs) {
  return actOnList(args, LISTS_ROOM, { deactivate: puts('Inactive'), activate: puts('Active') })
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: LISTS.title, path: LISTS_PATH, isHidden: true })
}

export default function ListsPage() {
  return <OfficeList room={LISTS_ROOM} data={useLoaderData<LoadedList<DistributionListSummary>>()} />
}
