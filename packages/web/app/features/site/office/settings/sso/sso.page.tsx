import { useLoaderData } from 'react-router'
import { titled } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { CLUB_SSO, SSO } from '#parts/identity/office/sso/messages.ts'
import { ssoAction } from '#parts/identity/office/sso/sso-action.ts'
import { SsoSettings } from '#parts/identity/office/sso/sso-settings.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { openSsoCalls } from './open-calls.ts'

export const action = ssoAction(openSsoCalls)

export const loader = officeLoader(async (args) => {
  const { page, club } = args
  const desk = await openSsoCalls(args)
  const [sso, { timeZone }] = await Promise.all([desk.read(), clubTime(page, club)])
  return { sso, timeZone, now: page.now().toISOString() }
})

export const meta = titled(SSO.title)

export default function SsoPage() {
  return <SsoSettings words={CLUB_SSO} {...useLoaderData<typeof loader>()} />
}
