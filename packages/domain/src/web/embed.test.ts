import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALL_ROOMS, NO_ROOMS } from '../testing/an-account.ts'
import { continueAddress, embedTarget, hidesChrome, readStart } from './embed.ts'

const at = (path: string) => readStart(new URL(path, 'https://club.example'))
const stored = { hasSession: true, hideNavbar: 'true', product: null, lottoUrl: null }

test.each([
  { path: '/news/a?c=1&page=2#top', clean: '/news/a?page=2#top' },
  { path: '/?error=No', clean: '/' },
  { path: '/?c=1&c=2&error=', clean: '/' },
  { path: '/?page=2', clean: null },
  { path: '/?token=t', clean: null },
])('SHELL-37 $path becomes $clean', ({ path, clean }) => {
  expect(at(path).cleanUrl).toBe(clean)
})

test('SHELL-37 the cleaned address never leads to another site', () => {
  expect(readStart(new URL('https://club.example//evil.example/x?c=1')).cleanUrl).toBe('/evil.example/x')
  expect(readStart(new URL('https://club.example/\\evil.example?error=1')).cleanUrl).toBe('/evil.example')
})

test('`c` is the code to exchange', () => {
  expect(at('/?c=abc.DEF-1').code).toBe('abc.DEF-1')
  expect(at('/').code).toBeNull()
})

test.each(['/?c=', '/?c=a%20b', '/?c=a%0D%0Ab', `/?c=${'x'.repeat(2049)}`])('%s holds no code', (path) => {
  expect(at(path).code).toBeNull()
})

test.each(['/authentication/email-confirmed', '/authentication/email-confirmed/'])(
  'OPEN-006 on %s `c` belongs to the page: not taken, not stripped',
  (path) => {
    expect(at(`${path}?c=123456`)).toMatchObject({ code: null, cleanUrl: null })
    expect(at(`${path}?c=123456&error=No`)).toMatchObject({ code: null, cleanUrl: `${path}?c=123456` })
  },
)

test.each([
  { error: 'Your club is closed', text: 'Your club is closed' },
  { error: '<b>Hi</b>', text: '<b>Hi</b>' },
  { error: 'two\r\nlines\u0000', text: 'two lines' },
  { error: 'right\u202Eto left', text: 'rightto left' },
  { error: ' \n ', text: null },
  { error: '', text: null },
])('OPEN-054 the error $error shows as plain text', ({ error, text }) => {
  expect(at(`/?error=${encodeURIComponent(error)}`).errorText).toBe(text)
})

test('OPEN-054 the text has at most 200 characters, none of them half', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (error) => {
      const url = new URL('https://club.example/')
      url.searchParams.set('error', error)
      const text = readStart(url).errorText ?? ''
      expect(text.length).toBeLessThanOrEqual(200)
      expect(text.isWellFormed()).toBe(true)
      expect(text).not.toMatch(/\p{Cc}/u)
    }),
  )
  expect(at(`/?error=${'🎉'.repeat(150)}`).errorText).toBe('🎉'.repeat(100))
  expect(at(`/?error=x${'🎉'.repeat(150)}`).errorText).toBe(`x${'🎉'.repeat(99)}`)
})

test.each([
  { query: 'token=t&product=Membership', embed: { product: 'Membership', lottoUrl: null } },
  { query: 'token=t&product=shop', embed: { product: 'Shop', lottoUrl: null } },
  {
    query: 'token=t&product=Lotto&lotto=lotto/weekly',
    embed: { product: 'Lotto', lottoUrl: 'lotto/weekly' },
  },
  { query: 'token=t&product=Lotto&lotto=draw/hamper', embed: { product: 'Lotto', lottoUrl: 'draw/hamper' } },
  { query: 'token=t&product=Shop&lotto=lotto/weekly', embed: { product: 'Shop', lottoUrl: null } },
  { query: 'token=t&product=Cars', embed: { product: null, lottoUrl: null } },
  { query: 'token=t', embed: { product: null, lottoUrl: null } },
  { query: 'product=Shop', embed: null },
  { query: 'token=&product=Shop', embed: null },
])('OPEN-055 ?$query embeds as $embed', ({ query, embed }) => {
  expect(at(`/?${query}`).embed).toEqual(embed)
})

test.each([
  'lotto',
  'lotto/',
  'shop/x',
  '../lotto/x',
  'lotto/../su',
  'lotto/a/b',
  '/lotto/x',
  'lotto/a?b',
  '//evil',
])('OPEN-055 a lotto of "%s" is not stored', (lotto) => {
  expect(at(`/?token=t&product=Lotto&lotto=${encodeURIComponent(lotto)}`).embed?.lottoUrl).toBeNull()
})

test('OPEN-044 the token is exchanged too, and stays in the address', () => {
  expect(at('/?token=t1&error=No')).toMatchObject({ code: 't1', cleanUrl: '/?token=t1' })
  expect(at('/?token=t1&c=c1').code).toBe('c1')
})

test.each([
  { id: 'SHELL-41', keys: { product: 'Membership' }, path: '/products/membership', removeKeys: [] },
  { id: 'SHELL-42', keys: { product: 'Shop' }, path: '/products/shop', removeKeys: [] },
  {
    id: 'SHELL-43',
    keys: { lottoUrl: 'lotto/weekly' },
    path: '/products/lotto/weekly',
    removeKeys: ['lottoUrl'],
  },
  {
    id: 'SHELL-43',
    keys: { lottoUrl: 'draw/hamper' },
    path: '/products/draw/hamper',
    removeKeys: ['lottoUrl'],
  },
])('$id the stored $keys sends to $path', ({ keys, path, removeKeys }) => {
  expect(embedTarget({ ...stored, ...keys }, ALL_ROOMS)).toEqual({ path, removeKeys })
  expect(embedTarget({ ...stored, ...keys }, NO_ROOMS).path).toBeNull()
  expect(embedTarget({ ...stored, ...keys, hasSession: false }, ALL_ROOMS)).toEqual({
    path: null,
    removeKeys: [],
  })
  expect(embedTarget({ ...stored, ...keys, hideNavbar: null }, ALL_ROOMS)).toEqual({
    path: null,
    removeKeys: [],
  })
})

test.each(['//evil.example', 'lotto/../../su', 'javascript:alert(1)', ''])(
  'SHELL-43 a stored "%s" leads nowhere and is removed',
  (lottoUrl) => {
    expect(embedTarget({ ...stored, lottoUrl }, ALL_ROOMS)).toEqual({ path: null, removeKeys: ['lottoUrl'] })
  },
)

test.each([
  { id: 'SHELL-35', path: '/', hideNavbar: 'true', hides: true },
  { id: 'SHELL-35', path: '/', hideNavbar: 'false', hides: false },
  { id: 'SHELL-35', path: '/', hideNavbar: '1', hides: false },
  { id: 'SHELL-35', path: '/', hideNavbar: null, hides: false },
  { id: 'SHELL-36', path: '/recurring-email-status', hideNavbar: null, hides: true },
  { id: 'SHELL-36', path: '/unsubscribe-lotto-friend-email/', hideNavbar: null, hides: true },
  { id: 'SHELL-36', path: '/contact', hideNavbar: null, hides: false },
])('$id on $path with hideNavbar $hideNavbar the chrome is hidden: $hides', ({ path, hideNavbar, hides }) => {
  expect(hidesChrome(path, hideNavbar)).toBe(hides)
})

test.each([
  {
    path: '/news?token=t&product=Shop&page=2',
    goes: '/authentication/continue-as?token=t&product=Shop&to=%2Fnews%3Ftoken%3Dt%26product%3DShop%26page%3D2',
  },
  {
    path: '/?token=t&lotto=lotto/a',
    goes: '/authentication/continue-as?token=t&lotto=lotto%2Fa&to=%2F%3Ftoken%3Dt%26lotto%3Dlotto%2Fa',
  },
])('SHELL-40 the question about $path carries what a visit begins with', ({ path, goes }) => {
  const address = continueAddress(new URL(path, 'https://club.example'))
  expect(address).toBe(goes)
  expect(at(address).embed).toEqual(at(path).embed)
})
