import type { LoaderFunctionArgs } from 'react-router'
import { saveEmailResponse } from '@clubhouse/contract/messages/email-actions'
import { readRecurringResponse } from '@clubhouse/domain/messages/mail/email-actions'
import { titled } from '#lib/page/page-meta.ts'
import { publicAction } from '#lib/page/handlers.ts'
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
export const action = publicAction(({ call, page, request }) => {
  const body = responseIn(request)
  return answerTo(body && call(saveEmailResponse, { body }), page)
})

export const meta = titled(RECURRING.title)

export default function RecurringEmailStatusPage() {
  return <EmailAction texts={RECURRING} post={postRecurring} />
}
