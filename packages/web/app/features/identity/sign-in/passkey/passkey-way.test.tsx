// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { createRoutesStub, Outlet } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { SiteData } from '#lib/page/site-data.ts'
import { aSite, drawOnSite } from '#lib/testing/on-site.tsx'
import { PasskeyWay } from './passkey-way.tsx'

const FRAME = { kind: 'page', search: new URLSearchParams() } as unknown as Parameters<
  typeof PasskeyWay
>[0]['frame']
const OWN_DOMAIN = { ...aSite(), origin: 'https://testford.example' }
const WORDS = 'Sign in with a passkey'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const served = (site: SiteData) => drawOnSite(<PasskeyWay frame={FRAME} />, site)

async function taken(site: SiteData): Promise<string> {
  const Stub = createRoutesStub([
    {
      id: 'root',
      loader: () => site,
      Component: Outlet,
      HydrateFallback: () => null,
      children: [{ index: true, Component: () => <PasskeyWay frame={FRAME} /> }],
    },
  ])
  const { container } = render(<Stub hydrationData={{ loaderData: { root: site } }} />)
  await act(async () => undefined)
  return container.innerHTML
}

test('its room is kept before React knows, and stands open when passkeys can be used', async () => {
  expect(served(aSite())).toMatch(/^<div inert="" class="[^"]*room[^"]*">.*Sign in with a passkey/)
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {})
  expect(await taken(aSite())).toMatch(/^<div class="way"><div.*Sign in with a passkey/)
})

test('in a browser without passkeys the room goes; on a club’s own domain there is none', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  expect(await taken(aSite())).not.toContain(WORDS)
  expect(served(OWN_DOMAIN)).not.toContain(WORDS)
})
