import { type LoaderFunctionArgs, redirect } from 'react-router'
import { readCookie } from '@clubhouse/domain/web/cookies'
import { pageContext } from '#lib/page/page-context.ts'

/** HOSTS-12, HOSTS-13: the super-user's back door leads home, or nowhere. */
export function loader({ request, context }: LoaderFunctionArgs): never {
  const { host, cookies } = context.get(pageContext)
  const isSignedIn = readCookie(request.headers.get('cookie'), cookies.session) !== null
  const isClosed = host.type === 'xgb' || host.type === 'myaccount'
  throw redirect(isClosed && !isSignedIn ? '/error' : '/')
}
