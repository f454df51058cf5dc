import type { ActionFunctionArgs, LoaderFunctionArgs, MetaArgs } from 'react-router'
import { saveEmailResponse } from '@clubhouse/contract/messages/email-actions'
import { readRecurringResponse, RECURRING_PAGE } from '@clubhouse/domain/messages/mail/email-actions'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { EmailAction, type EmailActionData } from './email-action.tsx'
import { RECURRING } from './messages.ts'
import { postRecurring } from './post-response.ts'
import { answerTo } from './save-response.ts'

export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'
export { privateHeaders as headers } from '#lib/page/keep.ts'

const responseIn = ({ url }: Request) => readRecurringResponse(new URL(url).searchParams)

/** EMAILACT-01: what the query holds is read and not repeated. */
export function loader({ request }: LoaderFunctionArgs): EmailActionData {
  return { isWhole: responseIn(request) !== null }
}

/** EMAILACT-09 */
export function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const body = responseIn(request)
  return answerTo(body && page.call(saveEmailResponse, { body }), page)
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: RECURRING.title, path: RECURRING_PAGE, isHidden: true })
}

export default function RecurringEmailStatusPage() {
  return <EmailAction texts={RECURRING} post={postRecurring} />
}
