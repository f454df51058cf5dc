// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Account } from '@clubhouse/contract/site/club'
import { ALL_ROOMS, aMenuItem, NO_ROOMS, withFeatures } from '@clubhouse/domain/testing/an-account'
import { aClub, showOnSite } from '../../lib/testing/on-site.tsx'
import { Footer } from './footer.tsx'

const CLUB: Partial<Account> = {
  facebook: 'testford',
  ...withFeatures('Contact'),
  menu_items: [
    aMenuItem({ title: 'Fees', url: 'fees' }),
    aMenuItem({ position: 2, type: 'External', title: 'League site', url: 'https://league.example' }),
    aMenuItem({
      position: 3,
      type: 'Section',
      title: 'The club',
      url: null,
      pages: [{ title: 'History', url: 'history' }],
    }),
  ],
  display_address: true,
  address: {
    line1: 'Shore Road',
    city: 'Testford',
    county: 'Down',
    country: null,
    longitude: null,
    latitude: null,
  },
}
const show = (account = CLUB, rooms = ALL_ROOMS) => showOnSite(<Footer club={aClub(account, rooms)} />)
const hrefs = () => [...document.querySelectorAll('footer a')].map((link) => link.getAttribute('href'))

test('SHELL-31 Home, the menu, Contact, social icons and the platform’s pages', () => {
  show()
  expect(hrefs()).toEqual([
    '/',
    '/pages/fees',
    'https://league.example/',
    '/contact',
    '/pages/history',
    'https://www.facebook.com/testford',
    '/about',
    '/terms',
    '/privacy',
    '/cookies',
  ])
})

test('the club’s matches stand right after Home', () => {
  show({ ...CLUB, comortais: { organisation_id: '1', comortais_club_id: '2' } })
  expect(hrefs().slice(0, 3)).toEqual(['/', '/fixtures-results', '/pages/fees'])
})

test('SHELL-32 Contact follows the club’s feature, as in the navbar', () => {
  show({ ...CLUB, ...withFeatures() })
  expect(hrefs()).not.toContain('/contact')
  show(CLUB, NO_ROOMS)
  expect(hrefs()).not.toContain('/contact')
})

test('the address shows for a club that wants it shown', () => {
  expect(show().textContent).toContain('Testford, Down')
  expect(show({ ...CLUB, display_address: false }).textContent).not.toContain('Testford, Down')
})
