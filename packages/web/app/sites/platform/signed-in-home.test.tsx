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

async function show(site: 'backoffice' | 'su' | 'xgb', who = user) {
  const page = aPage({}, { host: { type: site } })
  const { home } = await loadHome(page, who, asking(page, '/').request)
  const data = { ...aSite(), site, account: null, user: who }
  return showOnSite(<SignedInHome site={data} user={who} home={home} />, data)
}

test('AUTH-66 the back office shows the chosen club and the others that somebody runs', async () => {
  const page = await show('backoffice')
  expect(page.querySelector('h2')?.textContent).toBe('rugby club')
  expect(linkIn(page, 'Open the website')?.getAttribute('href')).toBe('https://rugby.clubs.example')
  const buttons = [...page.querySelectorAll('button')].map((button) => button.getAttribute('value'))
  expect(buttons).toEqual(['id-of-chess'])
})

test('the governing body’s staff see their body, the superuser sees who they are', async () => {
  const body = { governing_body_id: 'b', name: 'Four Coasts' }
  expect((await show('xgb', aUser({ roles: ['xgb'], governing_body: body }))).textContent).toContain(
    'Four Coasts',
  )
  const page = await show('su', aUser({ roles: ['super-user'] }))
  expect(page.textContent).toContain('Superuser')
  expect(page.textContent).toContain('You hold no role in a club.')
})

test.each([
  { search: '', asks: { page: 1, per_page: 10 } },
  { search: '?page=11', asks: { page: 11, per_page: 10 } },
  { search: '?page=2&per_page=25', asks: { page: 2, per_page: 25 } },
  { search: '?page=0&per_page=1000', asks: { page: 1, per_page: 10 } },
])('MYACC-07 my account$search asks for that page and no other', async ({ search, asks }) => {
  const page = aPage(
    { getMember: () => null, listRelatedAccounts: () => null },
    { host: { type: 'myaccount' } },
  )
  await loadHome(page, aUser(), asking(page, `/${search}`).request)
  expect(page.calls).toContain(`listRelatedAccounts ${JSON.stringify(asks)}`)
})
