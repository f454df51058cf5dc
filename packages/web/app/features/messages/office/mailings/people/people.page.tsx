import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { getDistributionList, listRecipients } from '@clubhouse/contract/messages/office/distribution-lists'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { actOnList } from '#parts/office/list/list-action.ts'
import { loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { requireClub } from '#parts/office/require-club.ts'
import { PEOPLE } from '../messages.ts'
import { peopleList, type Reader } from './people-list.tsx'

export { MailError as ErrorBoundary } from '../mail-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { request, context, params } = args
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const of = { email_distribution_list_id: params['id'] ?? '' }
  try {
    const { name } = await page.call(getDistributionList, { headers, params: of })
    const room = peopleList(of.email_distribution_list_id, name)
    const data = await loadList<Reader>(args, room, { list: listRecipients, params: of })
    return { ...data, id: of.email_distribution_list_id, name }
  } catch (error) {
    throw error instanceof Response ? error : asRouteError(error, page)
  }
}

/** Saved views, which every list has. */
export const action = (args: ActionFunctionArgs) =>
  actOnList(args, peopleList(args.params['id'] ?? '', ''), {})

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const title = PEOPLE.title(loaderData?.name ?? '')
  return pageMeta(matches, { title, path: '/mail/lists', isHidden: true })
}

export default function PeoplePage() {
  const { id, name, ...data } = useLoaderData<typeof loader>()
  return <OfficeList room={peopleList(id, name)} data={data} />
}
