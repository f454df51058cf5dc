// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { bootScript } from './boot-script.ts'

const html = document.documentElement
const marks = () => html.getAttributeNames().filter((name) => name.startsWith('data-'))

interface Browser {
  cookie?: string
  search?: string
  /** Null where the browser forbids it. */
  storage?: Record<string, string> | null
}

/** Runs it as the browser does: as a script of its own, with what the page has around it. */
function bootPage({ cookie = '', search = '', storage = {} }: Browser = {}) {
  const localStorage = {
    getItem(key: string) {
      if (!storage) throw new Error('Storage is forbidden')
      return storage[key] ?? null
    },
  }
  const page = { documentElement: html, cookie, addEventListener: document.addEventListener.bind(document) }
  // eslint-disable-next-line typescript/no-implied-eval
  new Function(
    'document',
    'localStorage',
    'location',
    bootScript({ sessionCookie: 'session', keepsPresses: true }),
  )(page, localStorage, { search, protocol: 'https:' })
  return page
}

function boot(browser?: Browser) {
  bootPage(browser)
  return marks()
}

beforeEach(() => {
  for (const name of marks()) html.removeAttribute(name)
})

test('nothing is marked for a visitor who comes for the first time', () => {
  expect(boot()).toEqual([])
})

test.each([
  { storage: { hideNavbar: 'true' }, search: '', marked: true, why: 'the embed was stored' },
  { storage: { hideNavbar: 'false' }, search: '', marked: false, why: 'only "true" hides' },
  { storage: {}, search: '?a=1&token=abc', marked: true, why: 'the visit begins inside an app' },
  { storage: {}, search: '?token=', marked: false, why: 'an empty token is none' },
])('SHELL-35 navbar and footer are hidden: $marked ($why)', ({ storage, search, marked }) => {
  expect(boot({ storage, search }).includes('data-embed')).toBe(marked)
})

test.each([
  { cookie: 'cookie_policy=dismissed', choice: 'dismissed' },
  { cookie: 'a=b; cookie_policy=denied; c=d', choice: 'denied' },
  { cookie: 'my_cookie_policy=dismissed', choice: null },
  { cookie: 'cookie_policy=whatever', choice: null },
])('SHELL-34 "$cookie" is the choice $choice', ({ cookie, choice }) => {
  boot({ cookie })
  expect(html.getAttribute('data-cookie-choice')).toBe(choice)
})

test('SHELL-34 CONST-09 a choice is kept for its days by the first press, before any other script has come', () => {
  const page = bootPage()
  document.body.innerHTML = `<aside data-cookie-banner="cookie_policy"><button data-cookie-choice="denied"><b>No</b></button></aside>`
  document.querySelector('b')?.click()
  expect(page.cookie).toBe('cookie_policy=denied; path=/; max-age=864000; samesite=lax; secure')
  expect(html.getAttribute('data-cookie-choice')).toBe('denied')
})

test.each([
  { cookie: 'session=1', signedIn: true },
  { cookie: 'a=b; session=x', signedIn: true },
  { cookie: 'my_session=1', signedIn: false },
])('"$cookie" means signed in: $signedIn', ({ cookie, signedIn }) => {
  expect(boot({ cookie }).includes('data-signed-in')).toBe(signedIn)
})

test('it works where storage is forbidden', () => {
  expect(boot({ storage: null, cookie: 'session=1' })).toEqual(['data-signed-in'])
})

test('no name of a cookie can end the script element', () => {
  expect(bootScript({ sessionCookie: '</script><script>', keepsPresses: true })).not.toContain('</script>')
})
