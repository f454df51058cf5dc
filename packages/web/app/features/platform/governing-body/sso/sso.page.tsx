import { useLoaderData } from 'react-router'
import { titled } from '#lib/page/page-meta.ts'
import { platformTime } from '#parts/office/list/load-platform-list.ts'
import { BODY_SSO, SSO } from '#parts/identity/office/sso/messages.ts'
import { ssoAction } from '#parts/identity/office/sso/sso-action.ts'
import { SsoSettings } from '#parts/identity/office/sso/sso-settings.tsx'
import { publicLoader } from '#lib/page/handlers.ts'
import { openSsoCalls } from './open-calls.ts'

export const action = ssoAction(openSsoCalls)

export const loader = publicLoader(async (args) => {
  const { page } = args
  const desk = await openSsoCalls(args)
  const { timeZone, now } = platformTime(page)
  return { sso: await desk.read(), timeZone, now }
})

export const meta = titled(SSO.title)

/** What the owners of a club set up for their people, a body’s staff set up for themselves. */
export default function BodySsoPage() {
  return <SsoSettings words={BODY_SSO} {...useLoaderData<typeof loader>()} />
}
