import { expect, test } from 'vitest'
import { NO_ROOMS } from '@clubhouse/domain/testing/an-account'
import { aSite, drawOnSite } from '#lib/testing/on-site.tsx'
import CookiesPage from './cookies.page.tsx'

const names = (html: string) => [...html.matchAll(/<code>([^<]+)<\/code>/g)].map(([, name]) => name)

test('every cookie is listed by the name it has here', () => {
  const site = aSite()
  site.cookies = { ...site.cookies, session: 'club_session' }
  expect(names(drawOnSite(<CookiesPage />, site)).slice(0, 14)).toEqual([
    'cookie_policy',
    'lost_address',
    'club_session',
    'authentication',
    'refresh_token',
    'sign_in_steps',
    'passkey_ticket',
    'sign_in_flow',
    'club_admin_account',
    'governing_body',
    'shopping_cart',
    'shopping_cart_count',
    'last_order',
    'guest_access_token',
  ])
})

test('what is not open sets no cookie', () => {
  expect(names(drawOnSite(<CookiesPage />, aSite({}, NO_ROOMS)))[2]).toBe('react-router-scroll-positions')
})
