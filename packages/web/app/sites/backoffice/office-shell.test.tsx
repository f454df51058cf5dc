// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Role, UserAccount } from '@clubhouse/contract/people/people'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { anOriginal, aSite, linkIn, showOnSite } from '../../lib/testing/on-site.tsx'
import { aPage, aUser } from '../../lib/testing/page-stub.ts'
import { asking } from '../../lib/testing/posted.ts'
import { wornClub } from '../../lib/page/worn-club.ts'
import { loadOffice } from './load-office.ts'
import { OfficeShell } from './office-shell.tsx'

const club = (slug: string): UserAccount => ({
  account_id: `id-of-${slug}`,
  name: `${slug} club`,
  slug,
  roles: ['admin'],
})

async function show(clubs: string[], path = '/', logo = anAccount().logo_image) {
  const user = clubs.length > 0 ? aUser({ accounts: clubs.map(club) }) : null
  const getStore = () => anAccount({ logo_image: logo })
  const getOfficeWaiting = () => ({ entries: [{ path: '/arrears', count: 7 }] })
  const page = aPage({ getStore, getOfficeWaiting }, { host: { type: 'backoffice' }, ...(user && { user }) })
  const asked = asking(page, path)
  const worn = user && (await wornClub(page, user, asked.request))
  const site = { ...aSite(), site: 'backoffice' as const, account: null, worn, user }
  return showOnSite(<OfficeShell />, site, path, await loadOffice(asked))
}

test('who is signed in finds the rooms, and the one they are in is marked, its group open', async () => {
  const page = await show(['rugby'], '/forms/7')
  const side = page.querySelector('nav[aria-label="Back office"]')
  expect(side?.querySelector('details[open]')?.textContent).toContain('Membership')
  expect(side?.querySelectorAll('details[open]')).toHaveLength(1)
  expect(side && linkIn(side, 'Forms')?.getAttribute('aria-current')).toBe('page')
  expect(side && linkIn(side, 'Home')?.getAttribute('aria-current')).toBeNull()
})

test('what waits stands beside its entry, and beside its group while that is folded; nothing where nothing waits', async () => {
  const page = await show(['rugby'], '/forms/7')
  const money = [...page.querySelectorAll('nav[aria-label="Back office"] details')].find((group) =>
    group.querySelector('summary')?.textContent?.startsWith('Money'),
  )
  expect(money?.querySelector('summary')?.textContent).toBe('Money7 waiting')
  expect(money && linkIn(money, 'Instalments & arrears')?.textContent).toBe('Instalments & arrears7 waiting')
  expect(money && linkIn(money, 'Orders')?.textContent).toBe('Orders')
})

test('AUTH-66 the club worked on stands in the corner; with several it is the way to the others', async () => {
  const alone = await show(['rugby'])
  expect(alone.querySelector('header')?.textContent).toContain('rugby club')
  expect(alone.querySelector('form[action="/choose-club"]')).toBeNull()
  const several = await show(['rugby', 'chess'])
  const ways = several.querySelectorAll('header form[action="/choose-club"] button')
  expect([...ways].map((way) => [way.textContent, way.getAttribute('value')])).toEqual([
    ['chess club', 'id-of-chess'],
  ])
  expect(linkIn(several, 'Switch club')?.getAttribute('href')).toBe('/choose-club')
})

test('NOTIF-17 signing out is marked as a way off the page, so that unsaved work asks first', async () => {
  const page = await show(['rugby'], '/forms/7')
  const signOut = page.querySelector('header form[action="/authentication/sign-out"]')
  expect(signOut?.hasAttribute('data-leaves-page')).toBe(true)
})

test('who is not signed in finds no way in but the page itself', async () => {
  const page = await show([])
  expect(page.querySelector('nav[aria-label="Back office"]')).toBeNull()
  expect(page.querySelector('header button')).toBeNull()
  expect(page.querySelector('header')?.textContent).toContain('Back office')
})

test('“Your sign-in” is first in the user menu; “My account” is there for members alone', async () => {
  const menuOf = async (roles: Role[]) => {
    const user = aUser({ accounts: [club('rugby')], roles })
    const site = { ...aSite(), site: 'backoffice' as const, account: null, user }
    const page = aPage({ getStore: () => anAccount() }, { host: { type: 'backoffice' }, user })
    const shown = showOnSite(<OfficeShell />, site, '/', await loadOffice(asking(page, '/')))
    return [...shown.querySelectorAll('header details[data-menu] a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ])
  }
  const own = ['Your sign-in', '/security']
  expect(await menuOf(['admin'])).toEqual([own])
  expect(await menuOf(['owner', 'member'])).toEqual([
    own,
    ['My account', expect.stringContaining('myaccount')],
  ])
})

test('the frame wears the club’s crest, and its menu opens without a script', async () => {
  const page = await show(['rugby'], '/', anOriginal('crest'))
  expect(page.querySelector('header img')).not.toBeNull()
  expect(page.querySelector('[style]')).toBeNull()
  const menu = page.querySelector('nav[popover]')
  expect(page.querySelector(`nav:not([popover]) [popovertarget="${menu?.id}"]`)?.textContent).toBe('Menu')
  expect(menu && linkIn(menu, 'View website')?.getAttribute('href')).toBe('https://rugby.clubs.example')
})
