import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { requireClub } from '#parts/office/require-club.ts'
import { CLUB_SSO, SSO } from '#parts/identity/office/sso/messages.ts'
import { ssoAction } from '#parts/identity/office/sso/sso-action.ts'
import { SsoSettings } from '#parts/identity/office/sso/sso-settings.tsx'
import { openSsoCalls } from './open-calls.ts'

export { OfficeError as ErrorBoundary } from '#parts/office/office-error.tsx'
export const action = ssoAction(openSsoCalls)

export async function loader(args: LoaderFunctionArgs) {
  const page = args.context.get(pageContext)
  const { club } = await requireClub(page, args.request)
  const desk = await openSsoCalls(args)
  try {
    const [sso, { timeZone }] = await Promise.all([desk.read(), clubTime(page, club)])
    return { sso, timeZone, now: page.now().toISOString() }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: SSO.title, path: '/settings/sso', isHidden: true })
}

export default function SsoPage() {
  return <SsoSettings words={CLUB_SSO} {...useLoaderData<typeof loader>()} />
}
