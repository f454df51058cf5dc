import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { listClubBodyMessages } from '@clubhouse/contract/platform/governing-body/office-messages'
import { listMessages, type MessageSummary } from '@clubhouse/contract/messages/office/messages'
import { loadPart } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { requireClub } from '#parts/office/require-club.ts'
import { ROOM } from '../messages.ts'
import { MESSAGES_PATH, MESSAGES_ROOM } from './messages-list.tsx'

export { comesAnew as shouldRevalidate } from '#lib/page/may-have-changed.ts'
export { InboxError as ErrorBoundary } from '../inbox-error.tsx'
export { messagesAction as action } from './messages-action.ts'

export async function loader(args: LoaderFunctionArgs) {
  const [data, fromBody] = await Promise.all([
    loadList(args, MESSAGES_ROOM, { list: listMessages }),
    countFromBody(args),
  ])
  return { ...data, fromBody }
}

/** The way to what a governing body wrote is for clubs to which one did. */
async function countFromBody({ request, context }: LoaderFunctionArgs): Promise<number> {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const { value } = await loadPart(page.call(listClubBodyMessages, { headers }), page)
  return value?.items.length ?? 0
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: ROOM.title, path: MESSAGES_PATH, isHidden: true })
}

export default function MessagesPage() {
  const data = useLoaderData<LoadedList<MessageSummary> & { fromBody: number }>()
  return (
    <OfficeList
      room={MESSAGES_ROOM}
      data={data}
      notes={
        data.fromBody > 0 && (
          <p>
            <Link to={`${MESSAGES_PATH}/from-body`}>{ROOM.fromBody(data.fromBody)}</Link>
          </p>
        )
      }
    />
  )
}
