import { type ActionFunctionArgs, useLoaderData } from 'react-router'
import { getDistributionList, listRecipients } from '@clubhouse/contract/messages/office/distribution-lists'
import { titled } from '#lib/page/page-meta.ts'
import { actOnList } from '#parts/office/list/list-action.ts'
import { loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { PEOPLE } from '../messages.ts'
import { peopleList, type Reader } from './people-list.tsx'

export { MailError as ErrorBoundary } from '../mail-error.tsx'

export const loader = officeLoader(async (args) => {
  const { call, headers, params } = args
  const of = { email_distribution_list_id: params['id'] ?? '' }
  const { name } = await call(getDistributionList, { headers, params: of })
  const listPage = peopleList(of.email_distribution_list_id, name)
  const data = await loadList<Reader>(args, listPage, { list: listRecipients, params: of })
  return { ...data, id: of.email_distribution_list_id, name }
})

/** Saved views, which every list has. */
export const action = (args: ActionFunctionArgs) =>
  actOnList(args, peopleList(args.params['id'] ?? '', ''), {})

export const meta = titled<typeof loader>((data) => PEOPLE.title(data?.name ?? ''))

export default function PeoplePage() {
  const { id, name, ...data } = useLoaderData<typeof loader>()
  return <OfficeList listPage={peopleList(id, name)} data={data} />
}
