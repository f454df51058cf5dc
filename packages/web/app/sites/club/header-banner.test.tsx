// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Account, Banner } from '@clubhouse/contract/site/club'
import { aClub, anOriginal, linkIn, showOnSite } from '../../lib/testing/on-site.tsx'
import { HeaderBanner } from './header-banner.tsx'

const BANNER: Banner = {
  title: 'Registration is open',
  short_content: 'Sign up now.',
  url: 'registration',
  external_url: null,
}
const show = (account: Partial<Account>) => showOnSite(<HeaderBanner club={aClub(account)} />)

test('SHELL-28 the banner shows title, text and "View More" over the club’s picture', () => {
  const banner = show({ banner: BANNER, layout_image: anOriginal('layout') })
  expect(banner.textContent).toContain('Registration is open')
  expect(banner.textContent).toContain('Sign up now.')
  expect(linkIn(banner, 'View More')).not.toBeNull()
  expect(banner.querySelector('h1')?.textContent).toBe('Testford Harriers')
  const picture = banner.querySelector('img')
  expect(picture?.getAttribute('src')).toBe('https://images.example/media/testford/1/layout.jpg')
  expect([picture?.getAttribute('fetchpriority'), picture?.getAttribute('loading')]).toEqual([
    'high',
    'eager',
  ])
})

test.each([
  { url: 'registration', external_url: null, href: '/news/registration', target: null },
  { url: null, external_url: 'https://league.example', href: 'https://league.example/', target: '_blank' },
  {
    url: 'registration',
    external_url: 'https://league.example',
    href: 'https://league.example/',
    target: '_blank',
  },
])(
  'SHELL-29 url $url and external_url $external_url lead to $href',
  ({ url, external_url, href, target }) => {
    const link = linkIn(show({ banner: { ...BANNER, url, external_url } }), 'View More')
    expect([link?.getAttribute('href'), link?.getAttribute('target')]).toEqual([href, target])
  },
)

test('a banner that leads nowhere shows no link, and a club without one its name', () => {
  expect(show({ banner: { ...BANNER, url: null } }).querySelector('a')).toBeNull()
  expect(show({ banner: null }).querySelector('h1')?.textContent).toBe('Testford Harriers')
})
