// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { UserAccount } from '@clubhouse/contract/people/people'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { aSite, linkIn, showOnSite } from '../../lib/testing/on-site.tsx'
import { aPage, aUser, refusal } from '../../lib/testing/page-stub.ts'
import { asking } from '../../lib/testing/posted.ts'
import { loadFrame } from './load-frame.ts'
import { MemberShell } from './member-shell.tsx'

const club = (slug: string): UserAccount => ({
  account_id: `id-of-${slug}`,
  name: `${slug} club`,
  slug,
  roles: ['member'],
})

async function show(clubs: string[] | null, path = '/', failed: number | 'broken' = 0) {
  const user = clubs && aUser({ accounts: clubs.map(club) })
  const hasFailedPayments = () => {
    if (failed === 'broken') throw refusal(500)
    return { has_failed_payments: failed > 0, failed_payments: failed }
  }
  const page = aPage({ hasFailedPayments }, { host: { type: 'myaccount' }, ...(user && { user }) })
  const data = await loadFrame(asking(page, path))
  const worn = clubs && clubs.length > 0 ? anAccount({ name: 'Testford', slug: 'testford' }) : null
  const site = { ...aSite(), site: 'myaccount' as const, account: null, user, worn }
  return showOnSite(<MemberShell />, site, path, data)
}
const nav = (page: HTMLElement, name: string) => page.querySelector(`nav[aria-label="${name}"]`)

test('the rooms stand in their order, and the one somebody is in is marked', async () => {
  const page = await show(['chess'], '/orders/7')
  const links = [...(nav(page, 'My account')?.querySelectorAll('a') ?? [])]
  expect(links.map((link) => link.textContent)).toEqual([
    'Home',
    'Family',
    'Payments',
    'Tickets',
    'Preferences',
    'Security & privacy',
  ])
  expect(links.filter((link) => link.getAttribute('aria-current')).map((link) => link.textContent)).toEqual([
    'Payments',
  ])
  const bar = nav(page, 'My account, short')
  for (const name of ['Home', 'Family', 'Payments', 'Tickets', 'Preferences', 'Security & privacy'])
    expect(bar && linkIn(bar, name), name).not.toBeNull()
})

test('the frame wears the club, leads to its site and, with several, to another', async () => {
  const alone = await show(['chess'])
  expect(alone.querySelector('header')?.textContent).toContain('Testford')
  expect(linkIn(alone, 'Club website')?.getAttribute('href')).toBe('https://testford.clubs.example')
  expect(linkIn(alone, 'Switch club')).toBeNull()
  expect(linkIn(await show(['chess', 'rowing']), 'Switch club')?.getAttribute('href')).toBe('/choose-club')
  expect((await show([])).querySelector('header')?.textContent).toContain('My account')
})

test.each([
  { failed: 0, says: 'Payments' },
  { failed: 1, says: 'Payments1, 1 payment failed' },
  { failed: 3, says: 'Payments3, 3 payments failed' },
  { failed: 'broken' as const, says: 'Payments' },
])('MYACC-05 with $failed failed payments the room says "$says"', async ({ failed, says }) => {
  const page = await show(['chess'], '/family', failed)
  const room = nav(page, 'My account')
  expect(room && linkIn(room, 'Payments')?.textContent).toBe(says)
})

test('a stranger sees the platform’s frame and no room', async () => {
  const page = await show(null)
  expect(nav(page, 'My account')).toBeNull()
  expect(page.querySelector('header')?.textContent).toContain('My account')
  expect(page.querySelector('form[action="/authentication/sign-out"]')).toBeNull()
})
