import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import {
  deactivateDistributionList,
  type DistributionListSummary,
  listDistributionLists,
} from '@clubhouse/contract/messages/office/distribution-lists'
import { titled } from '#lib/page/page-meta.ts'
import { type Act, actOnList } from '#parts/office/list/list-action.ts'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { LISTS } from '../messages.ts'
import { DISTRIBUTION_LISTS } from './all-lists.tsx'

export { MailError as ErrorBoundary } from '../mail-error.tsx'

/** DIST-01 */
export function loader(args: LoaderFunctionArgs) {
  return loadList(args, DISTRIBUTION_LISTS, { list: listDistributionLists })
}

const puts =
  (status: DistributionListSummary['email_status']): Act =>
  async ({ page, headers }, id) => {
    const body = { email_distribution_list_id: id, email_status: status }
    await page.call(deactivateDistributionList, { headers, body })
  }

/** DIST-04 */
export function action(args: ActionFunctionArgs) {
  return actOnList(args, DISTRIBUTION_LISTS, { deactivate: puts('Inactive'), activate: puts('Active') })
}

export const meta = titled(LISTS.title)

export default function ListsPage() {
  return (
    <OfficeList listPage={DISTRIBUTION_LISTS} data={useLoaderData<LoadedList<DistributionListSummary>>()} />
  )
}
