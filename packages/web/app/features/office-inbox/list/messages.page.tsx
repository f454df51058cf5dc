import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { listMessages, type MessageSummary } from '@clubhouse/contract/backoffice/messages'
import { pageMeta } from '../../../lib/page/page-meta.ts'
import { type LoadedList, loadList } from '../../../parts/office/list/load-list.ts'
import { OfficeList } from '../../../parts/office/list/office-list.tsx'
import { ROOM } from '../messages.ts'
import { MESSAGES_PATH, MESSAGES_ROOM } from './messages-room.tsx'

export { comesAnew as shouldRevalidate } from '../../../lib/page/may-have-changed.ts'
export { InboxError as ErrorBoundary } from '../inbox-error.tsx'
export { messagesAction as action } from './messages-action.ts'

export function loader(args: LoaderFunctionArgs) {
  return loadList(args, MESSAGES_ROOM, { list: listMessages })
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: ROOM.title, path: MESSAGES_PATH, isHidden: true })
}

export default function MessagesPage() {
  return <OfficeList room={MESSAGES_ROOM} data={useLoaderData<LoadedList<MessageSummary>>()} />
}
