// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { UserAccount } from '@clubhouse/contract/people'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { aSite, linkIn, showOnSite } from '../../lib/testing/on-site.tsx'
import { aPage, aUser } from '../../lib/testing/page-stub.ts'
import { asking } from '../../lib/testing/posted.ts'
import { loadOffice } from './load-office.ts'
import { OfficeShell } from './office-shell.tsx'

const club = (slug: string): UserAccount => ({
  account_id: `id-of-${slug}`,
  name: `${slug} club`,
  slug,
  roles: ['admin'],
})

async function show(clubs: string[], path = '/') {
  const user = clubs.length > 0 ? aUser({ accounts: clubs.map(club) }) : null
  const page = aPage({ getStore: () => anAccount() }, { host: { type: 'backoffice' }, ...(user && { user }) })
  const data = await loadOffice(asking(page, path))
  return showOnSite(<OfficeShell />, { ...aSite(), site: 'backoffice', account: null, user }, path, data)
}

test('who is signed in finds the rooms, and the one they are in is marked', async () => {
  const page = await show(['rugby'], '/forms/7')
  const [side] = [...page.querySelectorAll('nav[aria-label="Back office"]')].slice(-1)
  expect(side?.textContent).toContain('Membership')
  expect(side && linkIn(side, 'Forms')?.getAttribute('aria-current')).toBe('page')
  expect(side && linkIn(side, 'Home')?.getAttribute('aria-current')).toBeNull()
})

test('AUTH-66 the club worked on stands above; with several it leads to the choice', async () => {
  const alone = await show(['rugby'])
  expect(alone.querySelector('header')?.textContent).toContain('rugby club')
  expect(linkIn(alone, 'Switch club')).toBeNull()
  const several = await show(['rugby', 'chess'])
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

test('the frame wears the club’s crest and colours, and signs out from the drawer too', async () => {
  const page = await show(['rugby'])
  expect(page.querySelector('header [data-letter], header img')).not.toBeNull()
  expect(page.querySelector('style')?.textContent).toContain('--primary:')
  expect(page.querySelector('[style]')).toBeNull()
  const drawer = page.querySelector('header details')
  expect(drawer?.querySelector('form[action="/authentication/sign-out"]')).not.toBeNull()
  expect(drawer && linkIn(drawer, 'View website')?.getAttribute('href')).toBe('https://rugby.clubs.example')
})
