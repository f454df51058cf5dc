import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { platformTime } from '#parts/office/list/load-platform-list.ts'
import { BODY_SSO, SSO } from '#parts/identity/office/sso/messages.ts'
import { ssoAction } from '#parts/identity/office/sso/sso-action.ts'
import { SsoSettings } from '#parts/identity/office/sso/sso-settings.tsx'
import { openSsoCalls } from './open-calls.ts'

export { BodyError as ErrorBoundary } from '../body-error.tsx'
export const action = ssoAction(openSsoCalls)

export async function loader(args: LoaderFunctionArgs) {
  const page = args.context.get(pageContext)
  const desk = await openSsoCalls(args)
  try {
    const { timeZone, now } = platformTime(page)
    return { sso: await desk.read(), timeZone, now }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: SSO.title, path: '/settings/sso', isHidden: true })
}

/** What the owners of a club set up for their people, a body’s staff set up for themselves. */
export default function BodySsoPage() {
  return <SsoSettings words={BODY_SSO} {...useLoaderData<typeof loader>()} />
}
