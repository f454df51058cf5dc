// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { clearAllNotifications, notifications } from '../../ui/notifications/notification-store.ts'
import { startVisit } from './start-visit.ts'

const html = document.documentElement
const testWindow = window as unknown as { happyDOM: { setURL: (url: string) => void } }
const ROOMS = 'membership shop lotto draw'

function visit(address: string, { rooms = ROOMS, isSignedIn = false } = {}) {
  html.dataset['rooms'] = rooms
  html.toggleAttribute('data-signed-in', isSignedIn)
  testWindow.happyDOM.setURL(`https://testford.example${address}`)
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
  startVisit(window)
  const sentTo = replace.mock.calls[0]?.[0] ?? null
  replace.mockRestore()
  return { sentTo, address: location.pathname + location.search + location.hash }
}

beforeEach(() => {
  localStorage.clear()
  clearAllNotifications()
  html.removeAttribute('data-embed')
})

test('SHELL-37 "c" and "error" leave the address, everything else stays', () => {
  expect(visit('/news/a?page=2&c=abc&error=No&x=1#top').address).toBe('/news/a?page=2&x=1#top')
  expect(visit('/news/a?page=2').address).toBe('/news/a?page=2')
})

test('SHELL-39 the text of "error" shows as a danger notice, as text', () => {
  visit('/?error=%3Cb%3ENo%3C%2Fb%3E%20such%20account')
  expect(notifications()).toMatchObject([{ title: '<b>No</b> such account', type: 'danger' }])
})

test('SHELL-40 "token" hides the navbar and remembers what the visitor came for', () => {
  visit('/?token=abc&product=Lotto&lotto=lotto/rovers-lotto')
  expect(html.hasAttribute('data-embed')).toBe(true)
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    hideNavbar: 'true',
    product: 'Lotto',
    lottoUrl: 'lotto/rovers-lotto',
  })
})

test('without "token" nothing is stored', () => {
  visit('/?product=Shop')
  expect(localStorage).toHaveLength(0)
})

test.each([
  { id: 'SHELL-41', stored: { product: 'Membership' }, to: '/products/membership' },
  { id: 'SHELL-42', stored: { product: 'Shop' }, to: '/products/shop' },
  { id: 'SHELL-43', stored: { product: 'Lotto', lottoUrl: 'draw/hamper' }, to: '/products/draw/hamper' },
])('$id inside an app a signed-in visitor is sent to $to', ({ stored, to }) => {
  Object.entries({ hideNavbar: 'true', ...stored }).forEach(([key, value]) =>
    localStorage.setItem(key, value),
  )
  expect(visit('/', { isSignedIn: false }).sentTo).toBeNull()
  expect(visit('/', { isSignedIn: true, rooms: '' }).sentTo).toBeNull()
  if ('lottoUrl' in stored) localStorage.setItem('lottoUrl', stored.lottoUrl)
  expect(visit('/', { isSignedIn: true }).sentTo).toBe(to)
  expect(localStorage.getItem('lottoUrl')).toBeNull()
})

test('whoever reloads inside the product stays there', () => {
  localStorage.setItem('hideNavbar', 'true')
  localStorage.setItem('product', 'Membership')
  expect(visit('/products/membership/details', { isSignedIn: true }).sentTo).toBeNull()
})
