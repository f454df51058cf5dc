import type { LoaderFunctionArgs } from 'react-router'
import { unsubscribeFriend } from '@clubhouse/contract/messages/email-actions'
import { readFriend } from '@clubhouse/domain/messages/mail/email-actions'
import { clubOf } from '#lib/page/page-context.ts'
import { titled } from '#lib/page/page-meta.ts'
import { publicAction } from '#lib/page/handlers.ts'
import { EmailAction, type EmailActionData } from './email-action.tsx'
import { FRIEND } from './messages.ts'
import { postFriend } from './post-response.ts'
import { answerTo } from './save-response.ts'

export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'
export { privateHeaders as headers } from '#lib/page/keep.ts'

const friendIn = ({ url }: Request) => readFriend(new URL(url).searchParams)

/** EMAILACT-02 */
export function loader({ request }: LoaderFunctionArgs): EmailActionData {
  return { isWhole: friendIn(request) !== null }
}

/** EMAILACT-10, LOTTO-14 */
export const action = publicAction(({ call, page, request }) => {
  const friend = friendIn(request)
  const club = clubOf(page)
  return answerTo(friend && call(unsubscribeFriend, { params: { club, ...friend } }), page)
})

export const meta = titled(FRIEND.title)

export default function UnsubscribeLottoFriendEmailPage() {
  return <EmailAction texts={FRIEND} post={postFriend} />
}
