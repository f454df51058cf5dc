import { expect, test } from 'vitest'
import { bannerLink, showsBanner } from './banner.ts'

test.each([
  {
    url: 'registration-opens',
    external_url: null,
    link: { href: '/news/registration-opens', external: false },
  },
  { url: null, external_url: 'https://a.example/x', link: { href: 'https://a.example/x', external: true } },
  { url: 'news', external_url: 'https://a.example/x', link: { href: 'https://a.example/x', external: true } },
  { url: 'news', external_url: 'javascript:alert(1)', link: { href: '/news/news', external: false } },
  { url: null, external_url: null, link: null },
  { url: '', external_url: '', link: null },
  { url: '//evil.example', external_url: null, link: null },
])('SHELL-29 OPEN-038 url $url and external $external_url lead to $link', ({ link, ...banner }) => {
  expect(bannerLink(banner)).toEqual(link)
})

test('a club without a banner has no link', () => {
  expect(bannerLink(null)).toBeNull()
})

test.each([
  { path: '/', shows: true },
  { path: '', shows: true },
  { path: '/news/x', shows: false },
  { path: '/products', shows: false },
])('SHELL-30 OPEN-039 the banner on "$path" shows: $shows', ({ path, shows }) => {
  expect(showsBanner(path)).toBe(shows)
})
