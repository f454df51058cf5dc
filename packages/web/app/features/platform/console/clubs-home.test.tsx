// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { aSite, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import { aPage, aUser } from '#lib/testing/page-stub.ts'
import { ClubsHome } from './clubs-home.tsx'
import { loadClubs } from './load-clubs.ts'

test('OPEN-122 the superuser sees every club with its state, and the way to a new one', async () => {
  const club = {
    account_id: 'a',
    name: 'Inishvarn',
    slug: 'inishvarn',
    country: 'Ireland',
    is_suspended: true,
  }
  const items = [{ ...club, created_at: '2026-11-01T10:00:00Z', features: ['Shop'], members: 7, runners: 2 }]
  const page = aPage(
    { listPlatformClubs: () => ({ items, total: 1, counts: { all: 1, off: 1, unrun: 0 } }) },
    { host: { type: 'su' } },
  )
  const clubs = await loadClubs(page, new URLSearchParams())
  const data = { ...aSite(), site: 'su' as const, account: null, user: aUser({ roles: ['super-user'] }) }
  const shown = showOnSite(<ClubsHome clubs={clubs} />, data)
  expect(linkIn(shown, 'Inishvarn')?.getAttribute('href')).toBe('/clubs/a')
  expect(linkIn(shown, 'New club')?.getAttribute('href')).toBe('/new-club')
  expect(shown.textContent).toContain('Switched off')
})
