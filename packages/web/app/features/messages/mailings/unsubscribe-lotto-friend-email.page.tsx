import type { ActionFunctionArgs, LoaderFunctionArgs, MetaArgs } from 'react-router'
import { unsubscribeFriend } from '@clubhouse/contract/messages/email-actions'
import { FRIEND_PAGE, readFriend } from '@clubhouse/domain/messages/mail/email-actions'
import { clubOf, pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
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
export function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const friend = friendIn(request)
  const club = clubOf(page)
  return answerTo(friend && page.call(unsubscribeFriend, { params: { club, ...friend } }), page)
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: FRIEND.title, path: FRIEND_PAGE, isHidden: true })
}

export default function UnsubscribeLottoFriendEmailPage() {
  return <EmailAction texts={FRIEND} post={postFriend} />
}
