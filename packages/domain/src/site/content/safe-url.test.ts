import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathTo, plainPath, safeExternalUrl } from './safe-url.ts'

test.each([
  { link: 'https://acme.example/a?b=1#c', href: 'https://acme.example/a?b=1#c' },
  { link: ' HTTP://Acme.example ', href: 'http://acme.example/' },
  { link: 'www.acme.ie', href: 'https://www.acme.ie/' },
  { link: 'acme.ie/shop', href: 'https://acme.ie/shop' },
])('$link opens $href', ({ link, href }) => {
  expect(safeExternalUrl(link)).toBe(href)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/pages/history',
  'https://',
  'https://bank.example@evil.example/',
  'mailto:a@b.example',
  'not an address',
  '',
  null,
  undefined,
])('%j opens nothing', (link) => {
  expect(safeExternalUrl(link)).toBeNull()
})

test('an external address is always http or https', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl()), (link) => {
      expect(safeExternalUrl(link) ?? 'https://').toMatch(/^https?:\/\//)
    }),
  )
})

test.each([
  { slug: 'history', path: '/pages/history' },
  { slug: '/history', path: '/pages/history' },
  { slug: 'stair-na-gclub-ó-1921', path: '/pages/stair-na-gclub-%C3%B3-1921' },
])('the page $slug is at $path', ({ slug, path }) => {
  expect(pathTo('/pages', slug)).toBe(path)
})

test.each([
  '//evil.example',
  'javascript:alert(1)',
  '..',
  '../x',
  'a/b',
  'a?b',
  'a#b',
  '\\x',
  'a b',
  '',
  null,
])('%j is no page', (slug) => {
  expect(pathTo('/pages', slug)).toBeNull()
})

test('a trailing slash makes no other path', () => {
  expect(plainPath('/checkout/')).toBe('/checkout')
  expect(plainPath('/')).toBe('/')
  expect(plainPath('')).toBe('/')
})
