import type { Article } from '@clubhouse/contract/site/content'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anAccount } from '../../testing/an-account.ts'
import {
  articleJsonLd,
  breadcrumbs,
  clubJsonLd,
  jsonLdText,
  metaDescription,
  robotsTxt,
  webManifest,
} from './seo.ts'
import { clubPalette } from '../theme/theme-colours.ts'

const article: Article = {
  article_id: 'a8a5cf5e-6f0a-4b1c-8f0e-0d3e1f6b7c11',
  type: 'News',
  title: 'Floodlights </script><script>alert(1)</script>',
  slug: 'floodlights',
  summary: 'The <b>lights</b> are on &amp; bright',
  content: '<p>On</p>',
  created_at: '2025-03-01T10:00:00Z',
  published_at: '2025-03-05T10:00:00Z',
  updated_at: '2025-03-06T10:00:00Z',
  featured_image: [],
}
const urls = {
  page: 'https://club.example/news/floodlights',
  home: 'https://club.example/',
  image: 'https://cdn.example/a.jpg',
  logo: null,
}

test('an article tells search engines its title, description, dates and image', () => {
  expect(articleJsonLd(article, anAccount({ name: 'Testford' }), urls)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: article.title,
    description: 'The lights are on & bright',
    datePublished: '2025-03-05T10:00:00Z',
    dateModified: '2025-03-06T10:00:00Z',
    mainEntityOfPage: urls.page,
    image: ['https://cdn.example/a.jpg'],
    publisher: { '@type': 'SportsOrganization', name: 'Testford', url: 'https://club.example/' },
  })
  expect(articleJsonLd(article, anAccount(), { ...urls, image: null })).not.toHaveProperty('image')
})

test('no value can end the script element it stands in', () => {
  const text = jsonLdText(articleJsonLd(article, anAccount(), urls))
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({ headline: article.title })
})

test('the club is described by its account alone', () => {
  const plain = clubJsonLd(anAccount({ name: 'Testford' }), 'https://club.example')
  expect(plain).toEqual({
    '@context': 'https://schema.org',
    '@type': 'SportsOrganization',
    name: 'Testford',
    url: 'https://club.example/',
  })
})

test('a club that shows its address is a place, also on the equator', () => {
  const address = {
    line1: 'Quay',
    city: 'Testford',
    county: null,
    country: 'Ireland',
    longitude: -8,
    latitude: 0,
  }
  const club = clubJsonLd(
    anAccount({ display_address: true, address, twitter: '@testford' }),
    'https://club.example',
    'l.png',
  )
  expect(club).toMatchObject({
    '@type': 'SportsClub',
    logo: 'l.png',
    sameAs: ['https://x.com/testford'],
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Quay',
      addressLocality: 'Testford',
      addressCountry: 'Ireland',
    },
    geo: { latitude: 0, longitude: -8 },
  })
  expect(clubJsonLd(anAccount({ display_address: false, address }), 'x')).not.toHaveProperty('address')
})

test('breadcrumbs are numbered from one', () => {
  const trail = [
    { name: 'Home', url: 'https://club.example/' },
    { name: 'News', url: 'https://club.example/news/a' },
  ]
  expect(breadcrumbs(trail)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://club.example/' },
      { position: 2, name: 'News' },
    ],
  })
})

test.each([
  { text: '  Two\n lines ', line: 'Two lines' },
  { text: '<p>One</p><p>two</p>', line: 'One two' },
  { text: '', line: '' },
  { text: 'word '.repeat(40), line: `${'word '.repeat(31)}word…` },
  { text: 'x'.repeat(300), line: `${'x'.repeat(159)}…` },
])('the description of "$text" is one plain line', ({ text, line }) => {
  expect(metaDescription(text)).toBe(line)
})

test('a description never passes 160 characters nor holds half of one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const line = metaDescription(text)
      expect(line.length).toBeLessThanOrEqual(160)
      expect(line.isWellFormed()).toBe(true)
    }),
  )
})

test('robots are kept from the pages of one visitor and shown the sitemap', () => {
  expect(robotsTxt('https://club.example')).toContain('\nDisallow: /checkout\n')
  expect(robotsTxt('https://club.example')).toMatch(/\nSitemap: https:\/\/club\.example\/sitemap\.xml\n$/)
})

test.each([
  { name: 'Testford Harriers Athletic Club', short: 'Testford' },
  { name: 'St Marys RFC', short: 'St Marys RFC' },
  { name: 'Supercalifragilistic FC', short: 'Supercalifragilistic' },
])('the app of $name is called $short and wears its colours', ({ name, short }) => {
  const account = anAccount({ name })
  expect(webManifest(account, clubPalette(account.theme))).toMatchObject({
    name,
    short_name: short,
    start_url: '/',
    theme_color: '#0b5d3b',
    background_color: '#ffffff',
    icons: [],
  })
})
