// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { NO_ROOMS } from '@clubhouse/domain/testing/an-account'
import { aSite, linkIn, showOnSite } from '../../lib/testing/on-site.tsx'
import LandingPage from './landing.page.tsx'
import { LANDINGS } from './landing-messages.ts'
import type { PlatformSite } from './messages.ts'

const CLUBS = [{ slug: 'testford', name: 'Testford Harriers', origin: 'https://testford.clubs.example' }]
const show = (type: PlatformSite, clubs = CLUBS, rooms = NO_ROOMS) =>
  showOnSite(<LandingPage />, { ...aSite({}, rooms), site: type, account: null }, '/', { home: null, clubs })

test.each(Object.keys(LANDINGS) as PlatformSite[])('HOSTS-01 %s says what it is for and for whom', (type) => {
  const page = show(type)
  expect(page.querySelector('h1')?.textContent).toBe(LANDINGS[type].title)
  expect(page.textContent).toContain(LANDINGS[type].audience)
})

test('the demo clubs are linked in demo mode only, and no button leads nowhere', () => {
  expect(linkIn(show('su'), 'Testford Harriers')?.getAttribute('href')).toBe('https://testford.clubs.example')
  const live = show('su', [])
  expect(live.querySelectorAll('a, button')).toHaveLength(0)
})

test('once there is a sign-in it is offered', () => {
  expect(linkIn(show('backoffice', [], new Set(['sign-in'])), 'Sign in')?.getAttribute('href')).toBe(
    '/authentication/sign-in',
  )
})
