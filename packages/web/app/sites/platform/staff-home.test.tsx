// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { User } from '@clubhouse/contract/people'
import { StaffHome } from '../../features/home-signed-in/staff-home.tsx'
import { ClubsHome } from '../../features/su/clubs-home.tsx'
import { aSite, linkIn, showOnSite } from '../../lib/testing/on-site.tsx'
import { aPage, aUser } from '../../lib/testing/page-stub.ts'
import { asking } from '../../lib/testing/posted.ts'
import { loadHome } from './load-home.ts'

const ANSWERS = {
  listOverseenClubs: () => ({ items: [{ account_id: 'a', name: 'Inishvarn', slug: 'inishvarn' }], total: 1 }),
}
async function show(site: 'xgb', who: User) {
  const page = aPage(ANSWERS, { host: { type: site } })
  const { home } = await loadHome(page, asking(page, '/').request)
  const data = { ...aSite(), site, account: null, user: who }
  return showOnSite(<StaffHome site={data} user={who} clubs={home.clubs} />, data)
}

test('the governing body’s staff see their body and its clubs', async () => {
  const governing_body = { governing_body_id: 'b', name: 'Four Coasts' }
  const body = await show('xgb', aUser({ roles: ['xgb'], governing_body }))
  for (const words of ['Four Coasts', 'Affiliated clubs', 'Inishvarn'])
    expect(body.textContent).toContain(words)
  expect(linkIn(body, 'inishvarn.clubs.example')?.getAttribute('href')).toBe(
    'https://inishvarn.clubs.example',
  )
})

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
  const { home } = await loadHome(page, asking(page, '/').request)
  const data = { ...aSite(), site: 'su' as const, account: null, user: aUser({ roles: ['super-user'] }) }
  if (!home.every) throw new Error('No clubs')
  const shown = showOnSite(<ClubsHome clubs={home.every} />, data)
  expect(linkIn(shown, 'Inishvarn')?.getAttribute('href')).toBe('/clubs/a')
  expect(linkIn(shown, 'New club')?.getAttribute('href')).toBe('/new-club')
  expect(shown.textContent).toContain('Switched off')
})

test('who works for no governing body is told so', async () => {
  const page = await show('xgb', aUser({ roles: ['xgb'], governing_body: null }))
  expect(page.textContent).toContain('You don’t belong to a governing body yet.')
})
