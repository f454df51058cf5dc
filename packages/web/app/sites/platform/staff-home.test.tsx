// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { User } from '@clubhouse/contract/people'
import { StaffHome } from '../../features/home-signed-in/staff-home.tsx'
import { aSite, linkIn, showOnSite } from '../../lib/testing/on-site.tsx'
import { aPage, aUser } from '../../lib/testing/page-stub.ts'
import { asking } from '../../lib/testing/posted.ts'
import { loadHome } from './load-home.ts'

const ANSWERS = {
  listOverseenClubs: () => ({ items: [{ account_id: 'a', name: 'Inishvarn', slug: 'inishvarn' }], total: 1 }),
}
async function show(site: 'su' | 'xgb', who: User) {
  const page = aPage(ANSWERS, { host: { type: site } })
  const { home } = await loadHome(page, asking(page, '/').request)
  const data = { ...aSite(), site, account: null, user: who }
  return showOnSite(<StaffHome site={data} user={who} clubs={home.clubs} />, data)
}

test('the governing body’s staff see their body and its clubs, the superuser all clubs', async () => {
  const governing_body = { governing_body_id: 'b', name: 'Four Coasts' }
  const body = await show('xgb', aUser({ roles: ['xgb'], governing_body }))
  for (const words of ['Four Coasts', 'Affiliated clubs', 'Inishvarn'])
    expect(body.textContent).toContain(words)
  expect(linkIn(body, 'inishvarn.clubs.example')?.getAttribute('href')).toBe(
    'https://inishvarn.clubs.example',
  )
  const platform = await show('su', aUser({ roles: ['super-user'] }))
  for (const words of ['Superuser', 'Clubs on this platform', 'Inishvarn'])
    expect(platform.textContent).toContain(words)
})

test('who works for no governing body is told so', async () => {
  const page = await show('xgb', aUser({ roles: ['xgb'], governing_body: null }))
  expect(page.textContent).toContain('You don’t belong to a governing body yet.')
})
