import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { listClubBodyMessages } from '@clubhouse/contract/platform/governing-body/office-messages'
import { listMessages, type MessageSummary } from '@clubhouse/contract/messages/office/messages'
import { loadPart } from '#lib/page/api.ts'
import { titled } from '#lib/page/page-meta.ts'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { INBOX } from '../messages.ts'
import { MESSAGES_PATH, MESSAGES_LIST } from './messages-list.tsx'

export { comesAnew as shouldRevalidate } from '#lib/page/may-have-changed.ts'
export { messagesAction as action } from './messages-action.ts'

export async function loader(args: LoaderFunctionArgs) {
  const [data, fromBody] = await Promise.all([
    loadList(args, MESSAGES_LIST, { list: listMessages }),
    countFromBody(args),
  ])
  return { ...data, fromBody }
}

/** The way to what a governing body wrote is for clubs to which one did. */
const countFromBody = officeLoader(async ({ call, page, headers }): Promise<number> => {
  const { value } = await loadPart(call(listClubBodyMessages, { headers }), page)
  return value?.items.length ?? 0
})

export const meta = titled(INBOX.title)

export default function MessagesPage() {
  const data = useLoaderData<LoadedList<MessageSummary> & { fromBody: number }>()
  return (
    <OfficeList
      listPage={MESSAGES_LIST}
      data={data}
      notes={
        data.fromBody > 0 && (
          <p>
            <Link to={`${MESSAGES_PATH}/from-body`}>{INBOX.fromBody(data.fromBody)}</Link>
          </p>
        )
      }
    />
  )
}
