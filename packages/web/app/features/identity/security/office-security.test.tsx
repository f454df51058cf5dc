// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { createRoutesStub, Outlet } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { Security } from '@clubhouse/contract/identity/member-security'
import { aSite, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import { aPage, aUser } from '#lib/testing/page-stub.ts'
import { locationOf, posting } from '#lib/testing/posted.ts'
import { action as keepPasskeyAction } from './office-passkey.page.tsx'
import OfficeSecurityPage from './office-security.page.tsx'
import { PasskeysCard } from './passkeys-card.tsx'

const OFFICE = { ...aSite(), site: 'backoffice' as const, account: null }
const SECURITY: Security = {
  email: 'orla@dunvarra.example',
  email_verified: true,
  has_password: true,
  passkeys_work_here: true,
  sign_ins: [],
  passkeys: [],
  email_change: null,
  erased_on: null,
}

test('somebody who runs a club changes password, email and passkeys and chooses mails without being a member', () => {
  const shown = showOnSite(<OfficeSecurityPage />, OFFICE, '/security', SECURITY)
  expect(shown.querySelector('h1')?.textContent).toBe('Your sign-in')
  const ways = ['Change password', 'Change email', 'Add a passkey', 'Choose your mails']
  expect(ways.map((way) => linkIn(shown, way)?.getAttribute('href'))).toEqual([
    '/password',
    '/security/email',
    '/security/passkey',
    '/preferences',
  ])
})

test('a browser that has no passkeys is told so before the page that adds one', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  const Stub = createRoutesStub([
    {
      id: 'root',
      loader: () => OFFICE,
      Component: Outlet,
      HydrateFallback: () => null,
      children: [{ index: true, Component: () => <PasskeysCard passkeys={[]} workHere /> }],
    },
  ])
  const { container } = render(<Stub hydrationData={{ loaderData: { root: OFFICE } }} />)
  await act(async () => undefined)
  expect(linkIn(container, 'Add a passkey')).toBeNull()
  expect(container.textContent).toContain('This browser can’t use passkeys here.')
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  { at: '/security/passkey', leads: '/security?notice=passkey-added', why: 'from their sign-in' },
  {
    at: '/security/passkey?to=%2Forders%3Fpage%3D2',
    leads: '/prove?to=%2Forders%3Fpage%3D2&notice=passkey-added',
    why: 'asked for one before going on',
  },
])('a new passkey leads back to where it was asked for: $why', async ({ at, leads }) => {
  const page = aPage({ addPasskey: () => ({}) }, { host: { type: 'backoffice' }, user: aUser() })
  const fields = { intent: 'keep', name: 'My phone', attestation: JSON.stringify(ATTESTATION) }
  const args = posting(page, at, fields)
  args.request.headers.set('cookie', `${page.cookies.passkeyTicket}=a-ticket`)
  expect(locationOf(await keepPasskeyAction(args))).toBe(leads)
})

const ATTESTATION = {
  id: 'key',
  rawId: 'key',
  type: 'public-key',
  response: { clientDataJSON: 'said', attestationObject: 'made' },
}
