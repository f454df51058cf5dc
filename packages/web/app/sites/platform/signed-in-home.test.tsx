// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { UserAccount } from '@clubhouse/contract/people'
import { aSite, linkIn, showOnSite } from '../../lib/testing/on-site.tsx'
import { aPage, aUser } from '../../lib/testing/page-stub.ts'
import { asking } from '../../lib/testing/posted.ts'
import { loadHome } from './load-home.ts'
import { SignedInHome } from './signed-in-home.tsx'

const club = (slug: string, ...roles: UserAccount['roles']): UserAccount => ({
  account_id: `id-of-${slug}`,
  name: `${slug} club`,
  slug,
  roles,
})
const user = aUser({ accounts: [club('rowing', 'member'), club('rugby', 'owner'), club('chess', 'admin')] })

const ANSWERS = {
  getStore: () => ({ time_zone: 'Europe/Dublin' }),
  listForms: () => ({ items: [aForm], total: 1 }),
  listOverseenClubs: () => ({ items: [{ account_id: 'a', name: 'Inishvarn', slug: 'inishvarn' }], total: 1 }),
}
const aForm = {
  form_id: 'f',
  name: 'Adult registration',
  answer_count: 3,
  saved_by: 'Orla Fennick',
  saved_at: '2026-11-16T11:02:00Z',
}

async function show(site: 'backoffice' | 'su' | 'xgb', who = user) {
  const page = aPage(ANSWERS, { host: { type: site } })
  const { home } = await loadHome(page, who, asking(page, '/').request)
  const data = { ...aSite(), site, account: null, user: who }
  return showOnSite(<SignedInHome site={data} user={who} home={home} />, data)
}

test('AUTH-66 the back office shows the chosen club and the others that somebody runs', async () => {
  const page = await show('backoffice')
  expect(page.textContent).toContain('Owner of rugby club')
  expect(linkIn(page, 'Open the website')?.getAttribute('href')).toBe('https://rugby.clubs.example')
  const buttons = [...page.querySelectorAll('button')].map((button) => button.getAttribute('value'))
  expect(buttons).toEqual(['id-of-chess'])
})

test('the back office leads to what was changed last', async () => {
  const page = await show('backoffice')
  expect(linkIn(page, 'Adult registration')?.getAttribute('href')).toBe('/forms/f')
  expect(page.textContent).toContain('3 answers · saved 16/11/2026 11:02 by Orla Fennick')
  expect(linkIn(page, 'All forms')?.getAttribute('href')).toBe('/forms')
})

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
